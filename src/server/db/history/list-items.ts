import { and, desc, eq, getTableName, gt, type Placeholder, type SQL, sql } from "drizzle-orm"
import type { SearchTerms } from "../../../domain/history/find-matches.ts"
import type { Db } from "../open.ts"
import { prepareOnce } from "../prepare-once.ts"
import { contentHistory, ownerMark } from "../schema.ts"
import { type HistoryRow, historyColumns } from "./history.ts"

export interface ItemFilter {
  readonly userId: string
  readonly platform: string | null
  readonly isFavorite: boolean | null
  readonly isArchived: boolean
  readonly breaksRules: boolean
  readonly search: SearchTerms | null
  /** The last item of the previous page. */
  readonly after: { readonly createdAt: string; readonly id: string } | null
  readonly limit: number
}

/**
 * The newest first; on a tie, the greater id. Frequent words are soon found among the newest items; rare ones are
 * looked up in the word index. The choice is not left to PostgreSQL's estimate, because a wrong one reads the whole
 * library.
 */
export async function listItems(db: Db, filter: ItemFilter): Promise<HistoryRow[]> {
  const { userId, search, limit } = filter
  const isOwn = eq(contentHistory.userId, userId)
  const wanted = wantedOf(filter)
  if (search === null) return listNewest(db, filter)
  const found = foundBy(search, userId)
  const recent = await newestAmong(db, [isOwn, ...wanted], { found, limit })
  if (recent.length === limit) return recent
  return newest(db, [search.words.length > 0 ? isOwnAsWell(userId) : isOwn, ...wanted, ...found], limit)
}

/** In a form that no index serves, so that the word index is not joined with an index of all the user's items. */
const isOwnAsWell = (userId: string): SQL => sql`${contentHistory.userId} || '' = ${userId}`

interface Wanted {
  readonly platform: string | Placeholder | null
  readonly isFavorite: boolean | Placeholder | null
  readonly isArchived: boolean | Placeholder
  readonly breaksRules: boolean
  readonly after: { readonly createdAt: string | Placeholder; readonly id: string | Placeholder } | null
}

function wantedOf({ platform, isFavorite, isArchived, breaksRules, after }: Wanted): SQL[] {
  const wanted: SQL[] = [eq(contentHistory.isArchived, isArchived)]
  if (platform !== null) wanted.push(eq(contentHistory.platform, platform))
  if (isFavorite !== null) wanted.push(eq(contentHistory.isFavorite, isFavorite))
  if (breaksRules) wanted.push(gt(contentHistory.brokenRules, 0))
  if (after !== null) wanted.push(isAfter(after.createdAt, after.id))
  return wanted
}

const isAfter = (createdAt: string | Placeholder, id: string | Placeholder): SQL =>
  sql`(${contentHistory.createdAt}, ${contentHistory.id}) < (${createdAt}::timestamptz, ${id})`

const newestFirst = [desc(contentHistory.createdAt), desc(contentHistory.id)]

const newest = (db: Db, wanted: readonly SQL[], limit: number): Promise<HistoryRow[]> =>
  db
    .select(historyColumns)
    .from(contentHistory)
    .where(and(...wanted))
    .orderBy(...newestFirst)
    .limit(limit)

/** Without a search, there are few query shapes, and the SQL of each is built once. */
function listNewest(db: Db, filter: ItemFilter): Promise<HistoryRow[]> {
  const { platform, isFavorite, breaksRules, after } = filter
  const shape = [platform !== null, isFavorite !== null, breaksRules, after !== null].join()
  const shapes = newestByShape(db)
  const prepared = shapes.get(shape) ?? prepareNewest(db, filter)
  shapes.set(shape, prepared)
  return prepared.execute({ ...filter, createdAt: after?.createdAt, id: after?.id })
}

type PreparedNewest = ReturnType<typeof prepareNewest>
const newestByShape = prepareOnce((): Map<string, PreparedNewest> => new Map())

function prepareNewest(db: Db, { platform, isFavorite, breaksRules, after }: ItemFilter) {
  const { placeholder } = sql
  const wanted = wantedOf({
    platform: platform === null ? null : placeholder("platform"),
    isFavorite: isFavorite === null ? null : placeholder("isFavorite"),
    isArchived: placeholder("isArchived"),
    breaksRules,
    after: after === null ? null : { createdAt: placeholder("createdAt"), id: placeholder("id") },
  })
  return (
    db
      .select(historyColumns)
      .from(contentHistory)
      .where(and(eq(contentHistory.userId, placeholder("userId")), ...wanted))
      .orderBy(...newestFirst)
      .limit(placeholder("limit"))
      // Without a name, PostgreSQL plans it for the actual values, and so finds the index of the few matches.
      .prepare("")
  )
}

/** If one page in a thousand items matches, the newest thousand contain it. */
const recentItems = 1000

function newestAmong(
  db: Db,
  wanted: readonly SQL[],
  { found, limit }: { found: readonly SQL[]; limit: number },
): Promise<HistoryRow[]> {
  const { searchText, searchVector } = contentHistory
  const recent = db
    .select({ ...historyColumns, searchText, searchVector })
    .from(contentHistory)
    .where(and(...wanted))
    .orderBy(...newestFirst)
    .limit(recentItems)
    // Under the table's own name, so that the table's columns can be used.
    .as(getTableName(contentHistory))
  return db
    .select(historyColumns)
    .from(recent)
    .where(and(...found))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Each word as a prefix, in another form, or as its likely meaning; phrases and signs exactly. */
function foundBy({ words, phrases, signs, near }: SearchTerms, userId: string): SQL[] {
  const marked = (text: string) => sql`replace(${text}, ${markPlace}, ${ownerMark(sql`${userId}`)})`
  const each = words.map((word) => {
    const spelled = [`${quote(word)}:*`, ...(near.get(word) ?? []).map(quote)].join(" | ")
    return sql`(to_tsquery('simple', ${marked(spelled)}) || plainto_tsquery('english', ${marked(markPlace + word)}))`
  })
  const inOrder = phrases.map((phrase) => {
    const each = phrase.split(" ").map((word) => markPlace + word)
    return sql`phraseto_tsquery('simple', ${marked(each.join(" "))})`
  })
  const all = [...each, ...inOrder]
  return [
    ...(all.length === 0 ? [] : [sql`${contentHistory.searchVector} @@ (${sql.join(all, sql` && `)})`]),
    ...signs.map((sign) => sql`strpos(${contentHistory.searchText}, ${sign}) > 0`),
  ]
}

/** The position of the owner's mark; no folded word contains this sign. */
const markPlace = "§"

const quote = (word: string): string => `'${markPlace}${word.replaceAll(/['\\]/g, "$&$&")}'`
