import { and, eq, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import { contentHistory } from "../schema.ts"

interface Unchecked {
  readonly platform: string
  /** The version to check an item against. */
  readonly version: string
  readonly limit: number
}

interface UncheckedItem {
  readonly id: string
  readonly userId: string
  readonly generationId: string | null
  /** The version of its last check. */
  readonly checkedRuleBook: string
}

/** Some items last checked against another version of their platform's rules. */
export function listUnchecked(db: Db, { platform, version, limit }: Unchecked): Promise<UncheckedItem[]> {
  const { id, userId, generationId, checkedRuleBook } = contentHistory
  // Both ends of an index, not everything between: with nothing left to do, the answer must be fast.
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

/** Records a check, unless somebody has changed the item meanwhile, which also checks it. */
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
