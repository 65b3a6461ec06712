import * as z from "zod/mini"
import type { Slot } from "../../domain/rule-book/slot.ts"
import type { SlotKey } from "../../domain/seo/listing.ts"

/** Which fields of which product are locked, stored in this browser for each saved result. */
export type FieldLocks = ReadonlyMap<string, readonly SlotKey[]>

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">

const locksSchema = z.record(z.string(), z.array(z.string()))
const keyOf = (itemId: string): string => `field-locks:${itemId}`

export function readLocks(store: Store, itemId: string, slots: readonly Slot[]): FieldLocks {
  try {
    const { success, data } = z.safeParse(locksSchema, JSON.parse(store.getItem(keyOf(itemId)) ?? "{}"))
    const keys = slots.map(({ key }) => key)
    return new Map(
      Object.entries(success ? data : {}).map(([id, names]) => [id, keys.filter((key) => names.includes(key))]),
    )
  } catch {
    return new Map()
  }
}

export function keepLocks(store: Store, itemId: string, locks: FieldLocks): void {
  const some = [...locks].filter(([, keys]) => keys.length > 0)
  try {
    if (some.length === 0) store.removeItem(keyOf(itemId))
    else store.setItem(keyOf(itemId), JSON.stringify(Object.fromEntries(some)))
  } catch {
    // Storage can be forbidden or full; the locks then last as long as the page.
  }
}
