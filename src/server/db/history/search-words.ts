import { and, desc, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { contentHistory, searchWords } from "../schema.ts"

const minChars = 3
const maxChars = 40
/** Nobody's words are more than a large dictionary's; what comes after them is found as it is spelled. */
const maxWords = 100_000

const hasRoom = sql`cardinality(${searchWords.words}) < ${maxWords}`

const wordsOf = (searchText: string): string[] => [
  ...new Set(searchText.split(" ").filter(({ length }) => length >= minChars && length <= maxChars)),
]

/** Remembers the words of an item. One that replaces other words may be the last that had them. */
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

/** Something of the user's is gone, and maybe the last place where a word stood. */
export async function doubtWords(tx: Db, userId: string): Promise<void> {
  await tx.update(searchWords).set({ isStale: true }).where(eq(searchWords.userId, userId))
}

/** Every word that the user's items have, and maybe some that they had. */
export async function listWords(db: Db, userId: string): Promise<readonly string[]> {
  // In one piece, because reading an array of so many is slower than all the rest.
  const [row] = await db
    .select({ words: sql<string>`array_to_string(${searchWords.words}, ' ')` })
    .from(searchWords)
    .where(eq(searchWords.userId, userId))
  return row === undefined || row.words === "" ? [] : row.words.split(" ")
}

/** Somebody whose words are in doubt, other than those already seen to. */
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

/** Gathers a user's words again from what their items say now. */
export async function gatherWords(db: Db, userId: string): Promise<void> {
  const owner = eq(searchWords.userId, userId)
  // Whoever deletes something from here on puts them in doubt again; whoever adds words adds them behind these.
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

/** Adds the words of some items, and says where to go on. */
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
