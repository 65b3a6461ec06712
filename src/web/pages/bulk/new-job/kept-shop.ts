import * as z from "zod/mini"
import { briefTexts, styles, tones } from "../../../../domain/seo/brief.ts"

type Store = Pick<Storage, "getItem" | "setItem">

/** The part of the form that all products of a job share: the texts about the shop, and its tone. */
const shopSchema = z.object({
  platform: z.string(),
  texts: z.partialRecord(z.enum(briefTexts), z.string()),
  tone: z.optional(z.enum(tones)),
  style: z.optional(z.enum(styles)),
  currency: z.string(),
})
export type Shop = z.output<typeof shopSchema>

const keyOf = (userId: string): string => `bulk-shop:${userId}`

/** The shop of the last job, so that nobody types it for every file. */
export function readShop(store: Store, userId: string): Shop | null {
  try {
    const { success, data } = z.safeParse(shopSchema, JSON.parse(store.getItem(keyOf(userId)) ?? "null"))
    return success ? data : null
  } catch {
    return null
  }
}

/** Saved while it is typed. Without storage, it is typed again the next time. */
export function keepShop(store: Store, userId: string, shop: Shop): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(shop))
  } catch {
    // As above.
  }
}
