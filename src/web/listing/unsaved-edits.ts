import * as z from "zod/mini"
import { typedListing } from "../../contract/seo/listing.ts"
import { unsavedKey } from "./unsaved-keys.ts"
import type { TypedProduct } from "./written.ts"

/** Edits that had not reached the server when the page was closed, kept in this browser until they do. */
export interface UnsavedEdits {
  /** When the last of them was typed, in milliseconds since 1970. */
  readonly at: number
  readonly products: readonly TypedProduct[]
  /** The server's text in these slots: they may be sent automatically only if it is unchanged. */
  readonly before?: readonly TypedProduct[] | undefined
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">

const typedProducts = z.array(z.object({ id: z.string(), ...typedListing }))
const editsSchema = z.object({ at: z.number(), products: typedProducts, before: z.optional(typedProducts) })

export function readUnsaved(store: Store, itemId: string): UnsavedEdits | null {
  try {
    const { success, data } = z.safeParse(editsSchema, JSON.parse(store.getItem(unsavedKey(itemId)) ?? "null"))
    return success && data.products.length > 0 ? data : null
  } catch {
    return null
  }
}

/** If there is nothing to keep, nothing is stored. Storage can be forbidden or full; saving works without it. */
export function keepUnsaved(store: Store, itemId: string, edits: UnsavedEdits): void {
  try {
    if (edits.products.length === 0) store.removeItem(unsavedKey(itemId))
    else store.setItem(unsavedKey(itemId), JSON.stringify(edits))
  } catch {
    // As above.
  }
}

/** Both, and for the same slot the later one. */
export function mergeUnsaved(
  earlier: readonly TypedProduct[],
  later: readonly TypedProduct[],
): readonly TypedProduct[] {
  const merged = new Map(earlier.map((product) => [product.id, product]))
  for (const product of later) {
    const before = merged.get(product.id)
    const platformFields = { ...before?.platformFields, ...product.platformFields }
    const hasOwn = Object.keys(platformFields).length > 0
    merged.set(product.id, { ...before, ...product, ...(hasOwn && { platformFields }) })
  }
  return [...merged.values()]
}
