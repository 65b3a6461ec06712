import type { ParsedInput } from "../../../contract/call.ts"
import type { history } from "../../../contract/history.ts"
import { markItems } from "../../db/history/history.ts"
import type { Parts } from "../../parts.ts"
import { type OpenItem, type Owned, openItem } from "./open-item.ts"
import { sayOfItem } from "./say-of-item.ts"

type Marks = ParsedInput<typeof history.mark>["body"]

/** Bookmarks or archives an item. Search reads neither, so this costs no indexing. */
export async function markItem(
  parts: Pick<Parts, "db" | "workers">,
  owned: Owned,
  { isFavorite, isArchived, notes, tags, title }: Marks,
): Promise<OpenItem> {
  const flags = { ...(isFavorite !== undefined && { isFavorite }), ...(isArchived !== undefined && { isArchived }) }
  const said = {
    ...(notes !== undefined && { notes }),
    ...(tags !== undefined && { tags }),
    ...(title !== undefined && { title }),
  }
  if (Object.keys(said).length > 0) return sayOfItem(parts, owned, { ...flags, ...said })
  return parts.db.transaction(async (tx) => {
    const open = await openItem(tx, owned, { isLocked: true })
    if (Object.keys(flags).length > 0) await markItems(tx, { ids: [owned.id], userId: owned.userId }, flags)
    return { ...open, item: { ...open.item, ...flags } }
  })
}
