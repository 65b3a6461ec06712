import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import { countBroken } from "../../domain/history/count-broken.ts"
import { listingTexts } from "../../domain/history/listing-texts.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"
import { foldText } from "../../domain/text/fold-text.ts"
import type { Db } from "./open.ts"
import { contentHistory } from "./schema.ts"
import { keepWords } from "./search-words.ts"
import type { StoredForm, StoredProduct } from "./stored.ts"

// What search looks at is long, and nobody reads it.
const { searchText: _text, searchVector: _vector, ...columns } = getTableColumns(contentHistory)
/** What is read of an item. */
export const historyColumns = columns
export type HistoryRow = Omit<typeof contentHistory.$inferSelect, "searchText" | "searchVector">
type NewHistoryRow = Omit<typeof contentHistory.$inferInsert, "searchText" | "brokenRules" | "checkedRuleBook">

interface Owned {
  readonly id: string
  readonly userId: string
}

/** What an item shows, and what that was written from. */
export interface Shown {
  readonly products: readonly StoredProduct[]
  /** Null where it has no listings. */
  readonly form: StoredForm | null
}

/** Everything by which somebody may look for an item again. */
function searchTextOf(
  item: Pick<NewHistoryRow, "title" | "platform" | "notes" | "tags">,
  products: readonly StoredProduct[],
): string {
  const own = [item.title, item.platform, findPlatform(item.platform)?.label, item.notes, ...(item.tags ?? [])]
  const texts = products.flatMap((product) => listingTexts(product).map(({ text }) => text))
  return shorten(foldText([...own, ...texts].filter((text) => text !== undefined && text !== null).join("\n")))
}

const maxChars = 60_000
const maxInOrder = 40_000

/** Of a very long text the beginning as it is, and of the rest each word that is new. */
function shorten(folded: string): string {
  if (folded.length <= maxChars) return folded
  const end = folded.lastIndexOf(" ", maxInOrder) + 1
  const [head, rest] = [folded.slice(0, end), folded.slice(end)]
  const known = new Set(head.split(" "))
  const fresh = [...new Set(rest.split(" "))].filter((word) => !known.has(word))
  const short = `${head}${fresh.join(" ")}`
  return short.length <= maxChars ? short : short.slice(0, short.lastIndexOf(" ", maxChars))
}

export async function insertItem(tx: Db, item: NewHistoryRow, { products, form }: Shown): Promise<HistoryRow> {
  const searchText = searchTextOf(item, products)
  const [row] = await tx
    .insert(contentHistory)
    .values({ ...item, searchText, ...countBroken(form, products) })
    .returning(columns)
  if (!row) throw new Error("the insert of a history item returned no row")
  await keepWords(tx, row.userId, searchText)
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

/** Changes what is said of an item, and with it what search finds it by; its products are those it has now. */
export async function updateItem(
  tx: Db,
  item: HistoryRow,
  { change, products, form }: Shown & { readonly change: ItemChange },
): Promise<HistoryRow> {
  const next = { ...item, ...change, ...countBroken(form, products) }
  const searchText = searchTextOf(next, products)
  const { brokenRules, checkedRuleBook } = next
  await tx
    .update(contentHistory)
    .set({ ...change, searchText, brokenRules, checkedRuleBook })
    .where(eq(contentHistory.id, item.id))
  await keepWords(tx, item.userId, searchText, { isReplacing: true })
  return next
}

type Mark = Partial<Pick<HistoryRow, "isFavorite" | "isArchived">>

/** Those of these items that are the user's, marked; what search finds them by stays as it is. */
export async function markItems(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
  mark: Mark,
): Promise<readonly string[]> {
  const rows = await db
    .update(contentHistory)
    .set(mark)
    // In one order, so that two of these at once wait for each other and not both.
    .where(
      inArray(
        contentHistory.id,
        sql`(select ${contentHistory.id} from ${contentHistory} where ${contentHistory.userId} = ${userId} and ${inArray(contentHistory.id, [...ids])} order by ${contentHistory.id} for update)`,
      ),
    )
    .returning({ id: contentHistory.id })
  return rows.map(({ id }) => id)
}
