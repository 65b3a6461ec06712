import { createHash } from "node:crypto"
import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Db } from "../open.ts"
import { checkouts } from "../schema.ts"

/** The owner of a checkout: an account, or a browser without one. */
export type Owner = { readonly userId: string } | { readonly visitor: string }
export type Checkout = typeof checkouts.$inferSelect

/** The database only stores this hash of a browser's secret. */
export const visitorKey = (secret: string): string => createHash("sha256").update(secret).digest("base64url")

const openStates = ["created", "awaiting_payment", "processing"]

const isOwnedBy = (owner: Owner): SQL | undefined =>
  "userId" in owner
    ? eq(checkouts.userId, owner.userId)
    : and(eq(checkouts.sessionSid, owner.visitor), isNull(checkouts.userId))

export async function findOpenCheckout(db: Db, owner: Owner): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(isOwnedBy(owner), inArray(checkouts.state, openStates)))
  return row ?? null
}

/** The latest one, whatever its state. */
export async function findLastCheckout(db: Db, owner: Owner): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(isOwnedBy(owner)).orderBy(desc(checkouts.createdAt)).limit(1)
  return row ?? null
}

export async function findUnclaimedCheckout(db: Db, owner: Owner): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(isOwnedBy(owner), eq(checkouts.state, "paid")))
    .orderBy(checkouts.paidAt)
    .limit(1)
  return row ?? null
}

/** Paid and unclaimed checkouts with this address, oldest first. */
export async function findUnclaimedOfPayer(
  db: Db,
  { provider, payerEmailHash }: { provider: string; payerEmailHash: string },
): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        eq(checkouts.payerEmailHash, payerEmailHash),
        eq(checkouts.state, "paid"),
        isNull(checkouts.userId),
      ),
    )
    .orderBy(checkouts.paidAt)
    .limit(1)
  return row ?? null
}

/** Knowing a payment's id is not enough: it must belong to the caller. */
export async function findCheckoutOfPayment(
  db: Db,
  paymentId: string,
  owners: readonly Owner[],
): Promise<Checkout | null> {
  if (owners.length === 0) return null
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.providerPaymentId, paymentId), or(...owners.map(isOwnedBy))))
  return row ?? null
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  return row ?? null
}

/** Another request of the same owner may be faster; then one exists, and this returns null. */
export async function insertCheckout(
  db: Db,
  {
    owner,
    ...checkout
  }: Pick<Checkout, "provider" | "priceId" | "amountCents" | "expiresAt" | "createdAt"> & { owner: Owner },
): Promise<Checkout | null> {
  const [row] = await db
    .insert(checkouts)
    .values({ ...checkout, ...("userId" in owner ? owner : { sessionSid: owner.visitor }) })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function noteBegun(
  db: Db,
  id: string,
  begun: Pick<
    Checkout,
    "providerCustomerId" | "providerSubscriptionId" | "providerPaymentId" | "amountCents" | "expiresAt"
  >,
): Promise<void> {
  await db
    .update(checkouts)
    .set({
      ...begun,
      state: sql`case when ${checkouts.state} = 'created' then 'awaiting_payment' else ${checkouts.state} end`,
    })
    .where(and(eq(checkouts.id, id), inArray(checkouts.state, openStates)))
}

export async function countAttempt(db: Db, id: string, attempt: number): Promise<void> {
  await db
    .update(checkouts)
    .set({ attempt: attempt + 1 })
    .where(and(eq(checkouts.id, id), eq(checkouts.attempt, attempt)))
}

/** Only an open one can be closed, and only once. */
export async function closeCheckout(db: Db, id: string, state: "expired" | "superseded" | "failed"): Promise<void> {
  await db
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.id, id), inArray(checkouts.state, openStates)))
}

interface Paid {
  readonly subscriptionId: string
  readonly at: Date
  readonly payer: Pick<Checkout, "payerEmailHash" | "payerEmailEncrypted">
}

/** The purpose of a payer's address, besides its owner. */
export const payerContext = (subscriptionId: string): string => `payer ${subscriptionId}`

/** The payment has arrived. Returns the checkout to the first caller, and null to all others. */
export async function markPaid(db: Db, { subscriptionId, at, payer }: Paid): Promise<Checkout | null> {
  const hasOwner = sql`${checkouts.userId} is not null`
  const [row] = await db
    .update(checkouts)
    .set({
      state: sql`case when ${hasOwner} then 'claimed' else 'paid' end`,
      paidAt: at,
      ...payer,
      claimedAt: sql`case when ${hasOwner} then ${at.toISOString()}::timestamptz end`,
      claimedBy: sql`case when ${hasOwner} then 'session' end`,
    })
    .where(
      and(
        eq(checkouts.providerSubscriptionId, subscriptionId),
        // A checkout that we closed may still have been paid in an old tab.
        inArray(checkouts.state, [...openStates, "expired", "superseded", "failed"]),
      ),
    )
    .returning()
  return row ?? null
}

export async function markRefunded(db: Db, subscriptionId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: "refunded" })
    .where(and(eq(checkouts.providerSubscriptionId, subscriptionId), eq(checkouts.state, "paid")))
}

export async function markUnpayable(db: Db, subscriptionId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: "expired" })
    .where(and(eq(checkouts.providerSubscriptionId, subscriptionId), inArray(checkouts.state, openStates)))
}

/** Only one of many concurrent callers succeeds. */
export async function takeCheckout(
  db: Db,
  id: string,
  { userId, by, at }: { userId: string; by: "session" | "token" | "verified-email" | "support"; at: Date },
): Promise<Checkout | null> {
  const [row] = await db
    .update(checkouts)
    .set({ state: "claimed", userId, claimedAt: at, claimedBy: by })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, "paid"), isNull(checkouts.userId)))
    .returning()
  return row ?? null
}

/** Binds a payment made elsewhere to this browser, whose account will own it. */
export async function bindCheckout(db: Db, id: string, visitor: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ sessionSid: visitor })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, "paid"), isNull(checkouts.userId)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}

/** A visitor's checkout moves to the account they sign in to, unless the account has its own. */
export async function adoptOpenCheckout(db: Db, visitor: string, userId: string): Promise<void> {
  const own = alias(checkouts, "own")
  await db
    .update(checkouts)
    .set({ userId })
    .where(
      and(
        isOwnedBy({ visitor }),
        inArray(checkouts.state, openStates),
        notExists(
          db
            .select({ one: sql`1` })
            .from(own)
            .where(and(eq(own.userId, userId), inArray(own.state, openStates))),
        ),
      ),
    )
}

export function listAbandonedCheckouts(db: Db, provider: string, now: Date): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), inArray(checkouts.state, openStates), lte(checkouts.expiresAt, now)))
    .limit(200)
}

export function listOpenCheckouts(db: Db, provider: string): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        inArray(checkouts.state, openStates),
        isNotNull(checkouts.providerSubscriptionId),
      ),
    )
}

export function listUnclaimedCheckouts(db: Db, provider: string): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.state, "paid")))
    .orderBy(checkouts.paidAt)
}

export async function findSubscriptionOfCustomer(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: checkouts.providerSubscriptionId })
    .from(checkouts)
    .where(eq(checkouts.providerCustomerId, customerId))
  return row?.id ?? null
}

export async function findCheckoutOfSubscription(db: Db, subscriptionId: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.providerSubscriptionId, subscriptionId))
  return row ?? null
}
