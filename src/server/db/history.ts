import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm"
import { findPlatform } from "../../domain/seo/find-platform.ts"
import type { Db } from "./open.ts"
import { contentHistory } from "./schema.ts"
import type { StoredProduct } from "./stored.ts"

// What search looks at is long, and nobody reads it.
const { searchText: _text, searchVector: _vector, ...columns } = getTableColumns(contentHistory)
export type HistoryRow = Omit<typeof contentHistory.$inferSelect, "searchText" | "searchVector">
type NewHistoryRow = Omit<typeof contentHistory.$inferInsert, "searchText">

interface Owned {
  readonly id: string
  readonly userId: string
}

/** Everything by which somebody may look for an item again. */
function searchTextOf(
  item: Pick<NewHistoryRow, "title" | "platform" | "notes" | "tags">,
  products: readonly StoredProduct[],
): string {
  return [
    item.title,
    item.platform,
    findPlatform(item.platform)?.label,
    item.notes,
    ...(item.tags ?? []),
    ...products.flatMap((product) => [
      product.productName,
      product.productTitle,
      product.titleTag,
      product.metaDescription,
      ...product.keywords,
      ...product.tags,
      ...product.searchTerms,
      ...product.bulletPoints,
      ...Object.values(product.platformFields).flat(),
      product.improvedBodyText,
    ]),
  ]
    .filter((text) => text !== undefined && text !== null && text !== "")
    .join("\n")
}

export async function insertItem(tx: Db, item: NewHistoryRow, products: readonly StoredProduct[]): Promise<HistoryRow> {
  const [row] = await tx
    .insert(contentHistory)
    .values({ ...item, searchText: searchTextOf(item, products) })
    .returning(columns)
  if (!row) throw new Error("the insert of a history item returned no row")
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

/** Changes an item, and with it what search finds it by; its products are those it has now. */
export async function updateItem(
  tx: Db,
  item: HistoryRow,
  { change, products }: { change: ItemChange; products: readonly StoredProduct[] },
): Promise<HistoryRow> {
  const next = { ...item, ...change }
  await tx
    .update(contentHistory)
    .set({ ...change, searchText: searchTextOf(next, products) })
    .where(eq(contentHistory.id, item.id))
  return next
}

export async function deleteItem(tx: Db, id: string): Promise<void> {
  await tx.delete(contentHistory).where(eq(contentHistory.id, id))
}

interface ItemFilter {
  readonly userId: string
  readonly platform: string | null
  readonly isFavorite: boolean | null
  readonly isArchived: boolean
  readonly search: { readonly words: string; readonly isForgiving: boolean } | null
  /** The last item of the page before. */
  readonly after: { readonly createdAt: string; readonly id: string } | null
  readonly limit: number
}

/** The newest first; of several made in one moment, the greater id. */
export function listItems(db: Db, filter: ItemFilter): Promise<HistoryRow[]> {
  const { userId, platform, isFavorite, isArchived, search, after, limit } = filter
  const wanted: SQL[] = [eq(contentHistory.userId, userId), eq(contentHistory.isArchived, isArchived)]
  if (platform !== null) wanted.push(eq(contentHistory.platform, platform))
  if (isFavorite !== null) wanted.push(eq(contentHistory.isFavorite, isFavorite))
  if (search !== null) wanted.push(search.isForgiving ? isAlike(search.words) : hasWords(search.words))
  if (after !== null)
    wanted.push(
      sql`(${contentHistory.createdAt}, ${contentHistory.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
    )
  return db
    .select(columns)
    .from(contentHistory)
    .where(and(...wanted))
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(limit)
}

/** Whole words in any form and quoted phrases, or all the words as beginnings, because people search while they type. */
function hasWords(words: string): SQL {
  const whole = sql`websearch_to_tsquery('english', ${words})`
  const beginnings = [...words.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `${word}:*`).join(" & ")
  const query = beginnings === "" ? whole : sql`(${whole} || to_tsquery('english', ${beginnings}))`
  return sql`${contentHistory.searchVector} @@ ${query}`
}

/** Words that are spelled nearly so; and parts of words, such as an article number's. */
function isAlike(words: string): SQL {
  const part = `%${words.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return sql`(${words} <% ${contentHistory.searchText} or ${contentHistory.searchText} ilike ${part})`
}
