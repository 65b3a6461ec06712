import { and, asc, avg, count, desc, eq, gt, gte, isNotNull, lt, max, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import {
  businessProfiles,
  contentHistory,
  contentTemplates,
  generations,
  seoContent,
  userReviews,
  userSettings,
  users,
} from "./schema.ts"

/** What the user has seen, and the counters. */
export async function findHome(db: Db, userId: string) {
  const [row] = await db
    .select({
      totalGenerations: sql<number>`coalesce(${users.totalGenerations}, 0)`,
      successfulGenerations: sql<number>`coalesce(${users.successfulGenerations}, 0)`,
      createdAt: users.createdAt,
      welcomedAt: userSettings.welcomedAt,
      onboardingSkippedAt: userSettings.onboardingSkippedAt,
      onboardingDone: userSettings.onboardingDone,
      celebrationsSeen: userSettings.celebrationsSeen,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}
export type HomeRow = NonNullable<Awaited<ReturnType<typeof findHome>>>

const finished = (userId: string) => and(eq(generations.userId, userId), eq(generations.state, "done"))

/** Everything ever written, by platform, most first; including what was deleted since. */
export const listWritten = (db: Db, userId: string) =>
  db
    .select({
      platform: generations.platform,
      listings: sql<number>`sum(${generations.done})::int`,
      lastAt: sql<Date>`max(${generations.createdAt})`.mapWith(generations.createdAt),
    })
    .from(generations)
    .where(finished(userId))
    .groupBy(generations.platform)
    .orderBy(desc(sql`sum(${generations.done})`), desc(max(generations.createdAt)))

/** What was written since then, by quarters of an hour, so that days of any time zone add up. */
export const listPace = (db: Db, userId: string, since: Date) => {
  const at = sql<Date>`date_bin('15 minutes', ${generations.createdAt}, '2000-01-01T00:00:00Z'::timestamptz)`
  return db
    .select({
      at: at.mapWith(generations.createdAt),
      generations: sql<number>`count(*)::int`,
      listings: sql<number>`sum(${generations.done})::int`,
    })
    .from(generations)
    .where(and(finished(userId), gte(generations.createdAt, since)))
    .groupBy(sql`1`)
}

/** The saved listings, by platform, most first. */
export const listKept = (db: Db, userId: string) =>
  db
    .select({
      platform: seoContent.platform,
      listings: count(),
      scored: count(seoContent.seoScore),
      averageScore: avg(seoContent.seoScore).mapWith(Number),
      bestScore: max(seoContent.seoScore),
    })
    .from(seoContent)
    .where(eq(seoContent.userId, userId))
    .groupBy(seoContent.platform)
    .orderBy(desc(count()), asc(seoContent.platform))

const itemColumns = {
  itemId: contentHistory.id,
  title: contentHistory.title,
  platform: contentHistory.platform,
  createdAt: contentHistory.createdAt,
}

const shown = (userId: string) => and(eq(contentHistory.userId, userId), eq(contentHistory.isArchived, false))

/** The latest draft, and how many there are. */
export async function findDraft(db: Db, userId: string, since: Date) {
  const isDraft = and(shown(userId), eq(contentHistory.contentType, "draft"), gt(contentHistory.createdAt, since))
  const [row] = await db
    .select(itemColumns)
    .from(contentHistory)
    .where(isDraft)
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(1)
  return row ? { ...row, drafts: await db.$count(contentHistory, isDraft) } : null
}

/** The latest item that breaks a hard rule of its platform at the last check, and how many do. */
export async function findBroken(db: Db, userId: string) {
  const isBroken = and(shown(userId), gt(contentHistory.brokenRules, 0))
  const [row] = await db
    .select({ ...itemColumns, brokenRules: contentHistory.brokenRules })
    .from(contentHistory)
    .where(isBroken)
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(1)
  return row ? { ...row, items: await db.$count(contentHistory, isBroken) } : null
}

const selectListings = (db: Db) =>
  db
    .select({
      ...itemColumns,
      productId: seoContent.id,
      productName: sql<string>`coalesce(${seoContent.productName}, '')`,
      score: sql<number>`coalesce(${seoContent.seoScore}, 0)`,
      report: seoContent.report,
    })
    .from(seoContent)
    .innerJoin(contentHistory, eq(contentHistory.generationId, seoContent.generationId))

/** The listing with the most to gain: the lowest score below this one, and on a tie the latest. */
export async function findLowest(db: Db, userId: string, below: number) {
  const [row] = await selectListings(db)
    .where(and(eq(seoContent.userId, userId), shown(userId), lt(seoContent.seoScore, below)))
    .orderBy(asc(seoContent.seoScore), desc(seoContent.createdAt), asc(seoContent.position))
    .limit(1)
  return row ?? null
}

/** The listing with the highest score, on a tie the latest. */
export async function findBest(db: Db, userId: string) {
  const [row] = await selectListings(db)
    .where(and(eq(seoContent.userId, userId), isNotNull(seoContent.seoScore)))
    .orderBy(desc(seoContent.seoScore), desc(seoContent.createdAt), asc(seoContent.position))
    .limit(1)
  return row ?? null
}

/** The latest item with listings. */
export async function findLatestItem(db: Db, userId: string) {
  const [row] = await db
    .select(itemColumns)
    .from(contentHistory)
    .where(and(shown(userId), isNotNull(contentHistory.generationId)))
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(1)
  return row ?? null
}

/** Whether the user has anything at all. */
export async function countBelongings(db: Db, userId: string) {
  return {
    templates: await db.$count(contentTemplates, eq(contentTemplates.userId, userId)),
    reviews: await db.$count(userReviews, eq(userReviews.userId, userId)),
    profiles: await db.$count(businessProfiles, eq(businessProfiles.userId, userId)),
  }
}
