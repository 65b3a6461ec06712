import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm"
import { type SubscriptionStatus, subscriptionStatuses } from "../../../domain/account/access.ts"
import { preferStanding } from "../../../domain/billing/prefer-standing.ts"
import type { ProviderSubscription, Standing } from "../../../domain/billing/standing.ts"
import { type BillingState, billingStates } from "../../../domain/billing/transitions.ts"
import type { Db } from "../open.ts"
import { billingSubscriptions, users } from "../schema.ts"

export interface SubscriptionRow extends Standing {
  readonly id: string
  readonly provider: string
  readonly providerId: string
  readonly customerId: string | null
  readonly userId: string | null
  readonly priceId: string
  readonly amountCents: number
  /** The provider will end it automatically. */
  readonly isLeaving: boolean
  /** The provider has ended it. */
  readonly hasEnded: boolean
  readonly createdAt: Date
}

const statusOf: Readonly<Record<BillingState, SubscriptionStatus>> = {
  none: "inactive",
  incomplete: "inactive",
  active: "active",
  past_due: "active",
  cancelled: "cancelled",
  disputed: "cancelled",
  refunded: "inactive",
  inactive: "inactive",
}

function readRow(row: typeof billingSubscriptions.$inferSelect): SubscriptionRow {
  const state = billingStates.find((known) => known === row.state) ?? "none"
  const status = statusOf[state]
  return {
    id: row.id,
    provider: row.provider,
    providerId: row.providerId,
    customerId: row.providerCustomerId,
    userId: row.userId,
    priceId: row.priceId,
    amountCents: row.amountCents,
    isLeaving: row.cancelAtPeriodEnd || row.cancelAt !== null,
    hasEnded: row.endedAt !== null,
    createdAt: row.createdAt,
    state,
    // During a dispute, the payment still decides its previous state, which the lapse shows.
    status: state === "disputed" && row.lapsesAt !== null ? "active" : status,
    expiresAt: row.expiresAt,
    lapsesAt: row.lapsesAt,
    isHeld: row.billingHold,
  }
}

/** Drawn before the provider is asked: of two answers, the one requested later wins. */
export async function drawTicket(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ticket: string }>(sql`select nextval('sync_seq') as ticket`)
  return Number(rows[0]?.ticket)
}

interface Seen {
  readonly provider: string
  readonly subscription: ProviderSubscription
  readonly standing: Standing
  readonly userId: string | null
  readonly ticket: number
}

interface Written {
  readonly row: SubscriptionRow
  readonly before: BillingState
}

/** Writes the provider's answer; null if a newer one is already stored. */
export async function writeSubscription(tx: Db, seen: Seen): Promise<Written | null> {
  const { provider, subscription, standing, userId, ticket } = seen
  const isThis = and(eq(billingSubscriptions.provider, provider), eq(billingSubscriptions.providerId, subscription.id))
  const values = {
    providerCustomerId: subscription.customerId,
    status: subscription.status,
    state: standing.state,
    expiresAt: standing.expiresAt,
    lapsesAt: standing.lapsesAt,
    priceId: subscription.priceId,
    amountCents: subscription.amountCents,
    periodEnd: subscription.periodEnd,
    cancelAt: subscription.cancelAt,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    endedAt: subscription.endedAt,
    pastDueSince: subscription.status === "past_due" ? subscription.periodStart : null,
    billingHold: standing.isHeld,
    appliedTicket: ticket,
  }
  await tx
    .insert(billingSubscriptions)
    .values({ provider, providerId: subscription.id, ...values, state: "none", userId, appliedTicket: 0 })
    .onConflictDoNothing()
  const [before] = await tx
    .select({ state: billingSubscriptions.state })
    .from(billingSubscriptions)
    .where(isThis)
    .for("update")
  const [row] = await tx
    .update(billingSubscriptions)
    .set({ ...values, userId: sql`coalesce(${billingSubscriptions.userId}, ${userId})` })
    .where(and(isThis, lt(billingSubscriptions.appliedTicket, ticket)))
    .returning()
  if (row === undefined) return null
  return { row: readRow(row), before: billingStates.find((known) => known === before?.state) ?? "none" }
}

export async function findSubscription(
  db: Db,
  { provider, providerId }: Pick<SubscriptionRow, "provider" | "providerId">,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.provider, provider), eq(billingSubscriptions.providerId, providerId)))
  return row === undefined ? null : readRow(row)
}

export async function listSubscriptionsOf(db: Db, provider: string, userId: string): Promise<SubscriptionRow[]> {
  const rows = await db
    .select()
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.provider, provider), eq(billingSubscriptions.userId, userId)))
    .orderBy(billingSubscriptions.createdAt)
  return rows.map(readRow)
}

/** Those that can still change. */
export async function listLiveSubscriptions(db: Db, provider: string): Promise<string[]> {
  const rows = await db
    .select({ providerId: billingSubscriptions.providerId })
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.provider, provider),
        inArray(billingSubscriptions.state, ["incomplete", "active", "past_due", "cancelled", "disputed"]),
      ),
    )
    .orderBy(billingSubscriptions.periodEnd)
  return rows.map(({ providerId }) => providerId)
}

export async function giveSubscription(tx: Db, provider: string, providerId: string, userId: string): Promise<void> {
  await tx
    .update(billingSubscriptions)
    .set({ userId })
    .where(
      and(
        eq(billingSubscriptions.provider, provider),
        eq(billingSubscriptions.providerId, providerId),
        isNull(billingSubscriptions.userId),
      ),
    )
}

/** Updates the account from the one of its subscriptions that counts. */
export async function projectUser(tx: Db, provider: string, userId: string): Promise<void> {
  // Two concurrent updates would each see half; the lock on the account's row serializes them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update")
  const best = preferStanding(await listSubscriptionsOf(tx, provider, userId))
  if (best === null) return
  await tx
    .update(users)
    .set({
      subscriptionStatus: best.status,
      subscriptionExpiresAt: best.expiresAt,
      subscriptionLapsesAt: best.lapsesAt,
      billingHold: best.isHeld,
      providerCustomerId: best.customerId,
      providerSubscriptionId: best.providerId,
      priceLockId: best.priceId,
    })
    .where(eq(users.id, userId))
}

interface PriceHistory {
  readonly lockedPriceId: string | null
  readonly lapsedAt: Date | null
}

/** From the price that a user paid, and the end of that subscription. */
export async function findPriceHistory(db: Db, userId: string): Promise<PriceHistory> {
  const [row] = await db
    .select({ id: users.priceLockId, status: users.subscriptionStatus, expiresAt: users.subscriptionExpiresAt })
    .from(users)
    .where(eq(users.id, userId))
  const status = subscriptionStatuses.find((known) => known === row?.status)
  return { lockedPriceId: row?.id ?? null, lapsedAt: status === "inactive" ? (row?.expiresAt ?? null) : null }
}
