import { and, desc, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { contentHistory, searchWords } from "../schema.ts"

const minChars = 3
const maxChars = 40
/** Nobody uses more words than a large dictionary has; words beyond that only match exactly. */
const maxWords = 100_000

const hasRoom = sql`cardinality(${searchWords.words}) < ${maxWords}`

const wordsOf = (searchText: string): string[] => [
  ...new Set(searchText.split(" ").filter(({ length }) => length >= minChars && length <= maxChars)),
]

/** Stores an item's words. If it replaces other words, it may have been the last item with them. */
export async function keepWords(
  tx: Db,
  userId: string,
  searchText: string,
  { isReplacing = false }: { isReplacing?: boolean } = {},
): Promise<void> {
  const words = wordsOf(searchText)
  const unknown = sql`select unnest(excluded.words) except select unnest(${searchWords.words})`
  await tx
    .insert(searchWords)
    .values({ userId, words, isStale: isReplacing })
    .onConflictDoUpdate({
      target: searchWords.userId,
      set: {
        words: sql`case when ${hasRoom} then ${searchWords.words} || array(${unknown}) else ${searchWords.words} end`,
        isStale: sql`${searchWords.isStale} or excluded.is_stale`,
      },
      setWhere: sql`(${hasRoom} and exists (${unknown})) or excluded.is_stale > ${searchWords.isStale}`,
    })
}

/** Something was deleted, and maybe the last occurrence of a word. */
export async function doubtWords(tx: Db, userId: string): Promise<void> {
  await tx.update(searchWords).set({ isStale: true }).where(eq(searchWords.userId, userId))
}

/** Every word in the user's items, and maybe some former ones. */
export async function listWords(db: Db, userId: string): Promise<readonly string[]> {
  // As one string, because reading an array of this many is slower than everything else.
  const [row] = await db
    .select({ words: sql<string>`array_to_string(${searchWords.words}, ' ')` })
    .from(searchWords)
    .where(eq(searchWords.userId, userId))
  return row === undefined || row.words === "" ? [] : row.words.split(" ")
}

/** A user whose words are outdated, other than those already done. */
export async function findDoubted(db: Db, after: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: searchWords.userId })
    .from(searchWords)
    .where(sql`${searchWords.isStale} and ${searchWords.userId} > ${after}`)
    .orderBy(searchWords.userId)
    .limit(1)
  return row?.userId ?? null
}

const itemsAtOnce = 500

/** Collects a user's words again from the current items. */
export async function gatherWords(db: Db, userId: string): Promise<void> {
  const owner = eq(searchWords.userId, userId)
  // A later deletion marks them as outdated again; later additions are appended.
  const [before] = await db
    .update(searchWords)
    .set({ isStale: false })
    .where(owner)
    .returning({ count: sql<number>`cardinality(${searchWords.words})` })
  if (before === undefined) return
  const words = new Set<string>()
  let last: Place | null = null
  do last = await gatherPage(db, { userId, after: last, words })
  while (last !== null)
  const gathered = sql.param([...words].slice(0, maxWords), searchWords.words)
  const later = sql`${searchWords.words}[${before.count} + 1:]`
  await db
    .update(searchWords)
    .set({ words: sql`array(select unnest(${gathered}::text[]) union select unnest(${later}))` })
    .where(owner)
}

interface Place {
  readonly createdAt: Date
  readonly id: string
}

interface Gathering {
  readonly userId: string
  readonly after: Place | null
  readonly words: Set<string>
}

/** Adds the words of some items, and returns where to continue. */
async function gatherPage(db: Db, { userId, after, words }: Gathering): Promise<Place | null> {
  const { id, createdAt, searchText } = contentHistory
  const isNext =
    after === null
      ? sql`true`
      : sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
  const rows = await db
    .select({ id, createdAt, searchText })
    .from(contentHistory)
    .where(and(eq(contentHistory.userId, userId), isNext))
    .orderBy(desc(createdAt), desc(id))
    .limit(itemsAtOnce)
  for (const row of rows) for (const word of wordsOf(row.searchText)) words.add(word)
  return rows.length < itemsAtOnce ? null : (rows.at(-1) ?? null)
}
