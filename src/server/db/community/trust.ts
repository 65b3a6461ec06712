import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm"
import { type Trust, type TrustFacts, trustOf } from "../../../domain/community/trust-score.ts"
import type { Db } from "../open.ts"
import { payments, twoFactor, users } from "../schema.ts"

const dayMs = 86_400_000

const paidMonths = sql<number>`(select count(*)::int from ${payments} where ${payments.userId} = ${users.id} and ${payments.refundedCents} < ${payments.amountCents} and not ${payments.disputed})`

const selectFacts = (db: Db) =>
  db
    .select({
      id: users.id,
      hasConfirmedEmail: sql<boolean>`${users.emailVerifiedAt} is not null`,
      hasTwoFactor: sql<boolean>`${twoFactor.enabledAt} is not null`,
      paidMonths,
      totalGenerations: sql<number>`coalesce(${users.totalGenerations}, 0)`,
      successfulGenerations: sql<number>`coalesce(${users.successfulGenerations}, 0)`,
      createdAt: users.createdAt,
      stored: { isVerified: users.isVerified, badge: users.verificationBadge, score: users.trustScore },
    })
    .from(users)
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number]

const factsOf = ({ createdAt, stored: _, id: __, ...facts }: FactsRow, now: Date): TrustFacts => ({
  ...facts,
  memberDays: Math.floor((now.getTime() - createdAt.getTime()) / dayMs),
})

/** A user verified by an operator stays verified, whatever the formula says. */
function standingOf(row: FactsRow, now: Date): Trust {
  const trust = trustOf(factsOf(row, now))
  const isVerified = row.stored.isVerified || trust.isVerified
  return { ...trust, isVerified, verificationBadge: trust.verificationBadge ?? (isVerified ? "verified" : null) }
}

/** A user's current score. */
export async function readTrust(db: Db, userId: string, now: Date): Promise<Trust | null> {
  const [row] = await selectFacts(db).where(eq(users.id, userId))
  return row ? standingOf(row, now) : null
}

/** Whether the author has paid for the product under review. */
export const hasPaid = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(
      eq(payments.userId, userId),
      isNotNull(payments.paidAt),
      sql`${payments.refundedCents} < ${payments.amountCents}`,
    ),
  )) > 0

/** Updates the columns of this many users after this one; returns the last one's id, or null at the end. */
export async function refreshTrust(
  db: Db,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<string | null> {
  const rows = await selectFacts(db).where(gt(users.id, after)).orderBy(asc(users.id)).limit(limit)
  for (const row of rows) {
    const { trustScore, isVerified, verificationBadge } = standingOf(row, now)
    const { stored } = row
    if (stored.score === trustScore && stored.isVerified === isVerified && stored.badge === verificationBadge) continue
    await db.update(users).set({ trustScore, isVerified, verificationBadge }).where(eq(users.id, row.id))
  }
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null)
}
