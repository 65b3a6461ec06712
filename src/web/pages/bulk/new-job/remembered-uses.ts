import * as z from "zod/mini"
import { type ColumnUse, columnUses } from "../../../../domain/bulk/files/column-uses.ts"

const key = "bulk-columns"
const maxFiles = 20

type Store = Pick<Storage, "getItem" | "setItem">

const rememberedSchema = z.array(
  z.object({ signature: z.string(), uses: z.array(z.tuple([z.string(), z.enum(columnUses)])) }),
)

function readAll(store: Store): z.output<typeof rememberedSchema> {
  try {
    const { success, data } = z.safeParse(rememberedSchema, JSON.parse(store.getItem(key) ?? "[]"))
    return success ? data : []
  } catch {
    return []
  }
}

/** The last use of such a file's columns; null if there is none. */
export function rememberedUses(store: Store, signature: string): ReadonlyMap<string, ColumnUse> | null {
  const found = readAll(store).find((one) => one.signature === signature)
  return found === undefined ? null : new Map(found.uses)
}

/** Saves the choices for the latest files in this browser. Without storage, columns are matched again. */
export function rememberUses(store: Store, signature: string, uses: ReadonlyMap<string, ColumnUse>): void {
  const others = readAll(store).filter((one) => one.signature !== signature)
  try {
    store.setItem(key, JSON.stringify([{ signature, uses: [...uses] }, ...others].slice(0, maxFiles)))
  } catch {
    // As above.
  }
}
