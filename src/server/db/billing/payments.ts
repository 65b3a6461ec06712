import { and, desc, eq, sql } from "drizzle-orm"
import type { Charge } from "../../../domain/billing/standing.ts"
import type { Db } from "../open.ts"
import { billingSubscriptions, payments } from "../schema.ts"

export type PaymentRow = typeof payments.$inferSelect

export async function writePayments(
  tx: Db,
  charges: readonly Charge[],
  { provider, subscriptionId, userId }: { provider: string; subscriptionId: string; userId: string | null },
): Promise<void> {
  for (const charge of charges) {
    const changes = {
      refundedCents: Math.min(charge.refundedCents, charge.amountCents),
      disputed: charge.dispute !== null && charge.dispute !== "won",
      invoiceNumber: charge.invoiceNumber,
    }
    await tx
      .insert(payments)
      .values({
        providerId: charge.paymentId,
        provider,
        subscriptionId,
        userId,
        amountCents: charge.amountCents,
        currency: charge.currency,
        paidAt: charge.paidAt,
        ...changes,
      })
      .onConflictDoUpdate({
        target: payments.providerId,
        set: { ...changes, userId: sql`coalesce(${payments.userId}, ${userId})` },
      })
  }
}

export function listPayments(db: Db, userId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.paidAt)).limit(200)
}

export async function findOwnPayment(db: Db, id: string, userId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.providerId, id), eq(payments.userId, userId)))
  return row ?? null
}

/** The payments of a claimed subscription also belong to its owner. */
export async function givePayments(tx: Db, subscriptionId: string, userId: string): Promise<void> {
  await tx.update(payments).set({ userId }).where(eq(payments.subscriptionId, subscriptionId))
}

export async function findSubscriptionOfPayment(db: Db, paymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingSubscriptions.providerId })
    .from(payments)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, payments.subscriptionId))
    .where(eq(payments.providerId, paymentId))
  return row?.id ?? null
}

/** The payment for the current period. */
export async function findLastPayment(db: Db, providerSubscriptionId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payments.providerId })
    .from(payments)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, payments.subscriptionId))
    .where(eq(billingSubscriptions.providerId, providerSubscriptionId))
    .orderBy(desc(payments.paidAt))
    .limit(1)
  return row?.id ?? null
}
