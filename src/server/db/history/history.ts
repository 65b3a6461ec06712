import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { ItemIndex } from "../../../domain/history/index-item.ts"
import type { Db } from "../open.ts"
import { contentHistory } from "../schema.ts"
import { keepWords } from "./search-words.ts"

// The search columns are long, and no caller reads them.
const { searchText: _text, searchVector: _vector, ...columns } = getTableColumns(contentHistory)
/** The columns of an item. */
export const historyColumns = columns
export type HistoryRow = Omit<typeof contentHistory.$inferSelect, "searchText" | "searchVector">
type NewHistoryRow = Omit<typeof contentHistory.$inferInsert, "searchText" | "brokenRules" | "checkedRuleBook">

interface Owned {
  readonly id: string
  readonly userId: string
}

export async function insertItem(tx: Db, item: NewHistoryRow, index: ItemIndex): Promise<HistoryRow> {
  const [row] = await tx
    .insert(contentHistory)
    .values({ ...item, ...index })
    .returning(columns)
  if (!row) throw new Error("the insert of a history item returned no row")
  await keepWords(tx, row.userId, index.searchText)
  return row
}

export async function findItem(
  db: Db,
  { id, userId }: Owned,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<HistoryRow | null> {
  const query = db
    .select(columns)
    .from(contentHistory)
    .where(and(eq(contentHistory.id, id), eq(contentHistory.userId, userId)))
  const [row] = await (isLocked ? query.for("update") : query)
  return row ?? null
}

type ItemChange = Partial<Pick<HistoryRow, "isFavorite" | "isArchived" | "notes" | "tags" | "title">>

/** Changes an item's details, and its search columns with them. */
export async function updateItem(
  tx: Db,
  item: HistoryRow,
  { change, index }: { readonly change: ItemChange; readonly index: ItemIndex },
): Promise<HistoryRow> {
  await tx
    .update(contentHistory)
    .set({ ...change, ...index })
    .where(eq(contentHistory.id, item.id))
  const { searchText, ...check } = index
  await keepWords(tx, item.userId, searchText, { isReplacing: true })
  return { ...item, ...change, ...check }
}

type Mark = Partial<Pick<HistoryRow, "isFavorite" | "isArchived">>

/** Marks those of these items that belong to the user; the search columns stay unchanged. */
export async function markItems(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
  mark: Mark,
): Promise<readonly string[]> {
  const rows = await db
    .update(contentHistory)
    .set(mark)
    // In a fixed order, so that two concurrent calls cannot deadlock.
    .where(
      inArray(
        contentHistory.id,
        sql`(select ${contentHistory.id} from ${contentHistory} where ${contentHistory.userId} = ${userId} and ${inArray(contentHistory.id, [...ids])} order by ${contentHistory.id} for update)`,
      ),
    )
    .returning({ id: contentHistory.id })
  return rows.map(({ id }) => id)
}
