import type { BulkAction } from "../../../contract/history.ts"
import { markItems } from "../../db/history/history.ts"
import { removeItems } from "../../db/history/removed-items.ts"
import type { Parts } from "../../parts.ts"

const marks: Readonly<Record<Exclude<BulkAction, "delete">, Parameters<typeof markItems>[2]>> = {
  favorite: { isFavorite: true },
  unfavorite: { isFavorite: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
}

/** Another user's items are treated as missing; the rest is changed. */
export function changeMany(
  { db, now }: Pick<Parts, "db" | "now">,
  userId: string,
  { ids, action }: { readonly ids: readonly string[]; readonly action: BulkAction },
): Promise<readonly string[]> {
  if (action === "delete") return removeItems(db, { ids, userId }, now())
  return markItems(db, { ids, userId }, marks[action])
}
