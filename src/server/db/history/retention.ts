import { and, count, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm"
import type { Db } from "../open.ts"
import {
  contentHistory,
  generations,
  googleAdsCampaigns,
  retentionNotices,
  seoContent,
  userSettings,
  users,
  webpageAnalysis,
  webpageBatches,
} from "../schema.ts"
import { doubtWords } from "./search-words.ts"

interface Keeper {
  readonly userId: string
  readonly email: string | null
  readonly days: number
}

/** Users with a retention period who have older content and have not been notified yet. */
export function listUntold(db: Db, { now, noticeDays, limit }: { now: Date; noticeDays: number; limit: number }) {
  const oldEnough = sql`${now.toISOString()}::timestamptz + make_interval(days => ${noticeDays} - ${userSettings.contentRetentionDays})`
  return db
    .select({ userId: users.id, email: users.email, days: sql<number>`${userSettings.contentRetentionDays}` })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .leftJoin(retentionNotices, eq(retentionNotices.userId, users.id))
    .where(
      and(
        isNotNull(userSettings.contentRetentionDays),
        isNull(retentionNotices.userId),
        sql`exists (select 1 from ${contentHistory} where ${contentHistory.userId} = ${users.id} and ${contentHistory.createdAt} < ${oldEnough})`,
      ),
    )
    .limit(limit) satisfies PromiseLike<Keeper[]>
}

export async function countItemsBefore(db: Db, userId: string, before: Date): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(contentHistory)
    .where(and(eq(contentHistory.userId, userId), lt(contentHistory.createdAt, before)))
  return row?.items ?? 0
}

export type RetentionNotice = typeof retentionNotices.$inferSelect

/** False if another process was faster. */
export async function insertNotice(tx: Db, notice: RetentionNotice): Promise<boolean> {
  const rows = await tx.insert(retentionNotices).values(notice).onConflictDoNothing().returning({ one: sql`1` })
  return rows.length > 0
}

/** Takes a notice that is due; its taker deletes in the same transaction. */
export async function takeDueNotice(tx: Db, now: Date): Promise<(RetentionNotice & { days: number | null }) | null> {
  const due = tx
    .select({ userId: retentionNotices.userId })
    .from(retentionNotices)
    .where(lte(retentionNotices.deleteAt, now))
    .limit(1)
    .for("update", { skipLocked: true })
  const [notice] = await tx
    .delete(retentionNotices)
    .where(eq(retentionNotices.userId, sql`(${due})`))
    .returning()
  if (!notice) return null
  const [settings] = await tx.select().from(userSettings).where(eq(userSettings.userId, notice.userId))
  return { ...notice, days: settings === undefined ? null : settings.contentRetentionDays }
}

/**
 * Everything generated, analyzed or drafted before then. Data for the counters and the bill stays, without its texts.
 */
export async function deleteContentBefore(tx: Db, userId: string, before: Date): Promise<number> {
  const items = await tx
    .delete(contentHistory)
    .where(and(eq(contentHistory.userId, userId), lt(contentHistory.createdAt, before)))
    .returning({ generationId: contentHistory.generationId })
  if (items.length > 0) await doubtWords(tx, userId)
  const ids = items.flatMap(({ generationId }) => generationId ?? [])
  await tx.delete(seoContent).where(inArray(seoContent.generationId, ids))
  const endedWithout = and(inArray(generations.state, ["failed", "cancelled"]), lt(generations.finishedAt, before))
  await tx
    .update(generations)
    .set({ form: null, result: null })
    .where(and(eq(generations.userId, userId), or(inArray(generations.id, ids), endedWithout)))
  for (const table of [webpageAnalysis, webpageBatches, googleAdsCampaigns])
    await tx.delete(table).where(and(eq(table.userId, userId), lt(table.createdAt, before)))
  return items.length
}
