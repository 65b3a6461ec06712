import { and, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { contentHistory } from "../schema.ts"

interface Unchecked {
  readonly platform: string
  /** The version that an item has to be checked by. */
  readonly version: string
  readonly limit: number
}

interface UncheckedItem {
  readonly id: string
  readonly userId: string
  readonly generationId: string | null
  /** The version that it was last checked by. */
  readonly checkedRuleBook: string
}

/** Some items that another version of their platform's rules was the last to check. */
export function listUnchecked(db: Db, { platform, version, limit }: Unchecked): Promise<UncheckedItem[]> {
  const { id, userId, generationId, checkedRuleBook } = contentHistory
  // Two ends of an index, and not all between them: that nothing is left to do must be quickly known.
  const [older, later] = [sql`<`, sql`>`].map(
    (than) => sql`(
      select ${id} from ${contentHistory}
      where ${contentHistory.platform} = ${platform} and ${checkedRuleBook} ${than} ${version}
        and ${generationId} is not null
      limit ${limit})`,
  )
  return db
    .select({ id, userId, generationId, checkedRuleBook })
    .from(contentHistory)
    .where(sql`${id} in (${older} union all ${later})`)
    .limit(limit)
}

/** Notes a check, unless somebody has changed the item meanwhile, which checks it as well. */
export async function noteCheck(
  db: Db,
  { id, checkedRuleBook }: UncheckedItem,
  { version, brokenRules }: { version: string; brokenRules: number | null },
): Promise<void> {
  await db
    .update(contentHistory)
    .set({ checkedRuleBook: version, ...(brokenRules !== null && { brokenRules }) })
    .where(and(eq(contentHistory.id, id), eq(contentHistory.checkedRuleBook, checkedRuleBook)))
}
