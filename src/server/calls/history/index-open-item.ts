import { type ItemIndex, indexItem } from "../../../domain/history/index-item.ts"
import type { HistoryRow } from "../../db/history/history.ts"
import type { Parts } from "../../parts.ts"
import type { OpenItem } from "./open-item.ts"

type Said = Partial<Pick<HistoryRow, "title" | "notes" | "tags">>

/** The columns computed for a new version of an item; one without listings has little to read. */
export async function indexOpenItem(
  { workers }: Pick<Parts, "workers">,
  { item, products, form }: Pick<OpenItem, "item" | "products" | "form">,
  said: Said = {},
): Promise<ItemIndex> {
  const { title, notes, tags } = { ...item, ...said }
  const own = { title, notes, tags, platform: item.platform }
  if (form === null || products.length === 0) return indexItem({ ...own, products, form })
  return workers.run("indexItem", { item: own, brief: form, products }, item)
}

/** Whether an item is unchanged since it was indexed. */
export const saysTheSame = (one: HistoryRow, other: HistoryRow): boolean =>
  JSON.stringify([one.title, one.notes, one.tags]) === JSON.stringify([other.title, other.notes, other.tags])
