import { and, avg, count, countDistinct, eq, isNotNull, sum } from "drizzle-orm"
import type { Db } from "../open.ts"
import { seoContent, trustMetrics, userReviews, userSettings, users } from "../schema.ts"
import { measureUptime } from "../served-minutes.ts"

/** With fewer than this, somebody's scores could be inferred from the mean. */
const fewestSharers = 5
const rowId = "current"

type Metrics = Omit<typeof trustMetrics.$inferSelect, "id">

async function countTrustMetrics(db: Db, now: Date): Promise<Metrics> {
  const [people] = await db.select({ totalUsers: count(), totalGenerations: sum(users.totalGenerations) }).from(users)
  const [reviews] = await db
    .select({ totalReviews: count(), averageRating: avg(userReviews.rating) })
    .from(userReviews)
    .where(eq(userReviews.isPublic, true))
  const { percent, days } = await measureUptime(db, now)
  return {
    totalUsers: people?.totalUsers ?? 0,
    totalGenerations: Number(people?.totalGenerations ?? 0),
    totalReviews: reviews?.totalReviews ?? 0,
    averageRating: Math.round(Number(reviews?.averageRating ?? 0) * 100),
    averageScore: await averageSharedScore(db),
    ...{ uptime: percent, uptimeDays: days, lastUpdated: now },
  }
}

/** Only users who want their scores to count. */
async function averageSharedScore(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ score: avg(seoContent.seoScore), sharers: countDistinct(seoContent.userId) })
    .from(seoContent)
    .innerJoin(userSettings, eq(userSettings.userId, seoContent.userId))
    .where(and(eq(userSettings.dataSharing, true), isNotNull(seoContent.seoScore)))
  return row && row.sharers >= fewestSharers ? Math.round(Number(row.score)) : null
}

/** Counts everything again and saves it as the one row that everybody reads. */
export async function refreshTrustMetrics(db: Db, now: Date): Promise<void> {
  const metrics = await countTrustMetrics(db, now)
  await db
    .insert(trustMetrics)
    .values({ id: rowId, ...metrics })
    .onConflictDoUpdate({ target: trustMetrics.id, set: metrics })
}

/** The last count; if there is none yet, it is made at once. */
export async function readTrustMetrics(db: Db, now: Date): Promise<Metrics> {
  const [row] = await db.select().from(trustMetrics).where(eq(trustMetrics.id, rowId))
  return row ?? (await countTrustMetrics(db, now))
}
