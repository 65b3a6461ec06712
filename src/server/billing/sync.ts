import { noticeOf } from "../../domain/billing/notices.ts"
import { standingOf } from "../../domain/billing/standing.ts"
import {
  type Checkout,
  findCheckoutOfSubscription,
  markPaid,
  markRefunded,
  markUnpayable,
  payerContext,
} from "../db/billing/checkouts.ts"
import { writePayments } from "../db/billing/payments.ts"
import {
  drawTicket,
  findSubscription,
  projectUser,
  type SubscriptionRow,
  writeSubscription,
} from "../db/billing/subscriptions.ts"
import type { Db } from "../db/open.ts"
import type { Account } from "../outside/payments/payments.ts"
import { act } from "./act.ts"
import type { Ledger } from "./ledger.ts"
import { hashAddress, inviteToClaim, notify } from "./notices.ts"

/**
 * Asks the provider for a subscription's state and records it: the only way in which money changes anything here.
 * Events, the browser and the nightly round only say where to look, so their order does not matter. Null if the
 * subscription is not ours.
 */
export async function syncSubscription(ledger: Ledger, providerId: string): Promise<SubscriptionRow | null> {
  const row = await lookAndWrite(ledger, providerId)
  if (row === null || !(await followUp(ledger, row))) return row
  return lookAndWrite(ledger, providerId)
}

async function lookAndWrite(ledger: Ledger, providerId: string): Promise<SubscriptionRow | null> {
  const { db, payments } = ledger
  const { provider } = payments
  const known = await findSubscription(db, { provider, providerId })
  if (known === null && (await findCheckoutOfSubscription(db, providerId)) === null) return null
  const ticket = await drawTicket(db)
  const account = await payments.lookUp(providerId)
  if (account === null) return known
  const written = await db.transaction((tx) => write(tx, ledger, { account, ticket }))
  if (written === null) return findSubscription(db, { provider, providerId })
  if (written.isFirstPayment && account.payerEmail !== null)
    await payments
      .tellAddress(account.subscription.customerId, account.payerEmail)
      .catch(() => ledger.note("billing: could not send a payer's address to the provider"))
  return written.row
}

async function write(tx: Db, ledger: Ledger, { account, ticket }: { account: Account; ticket: number }) {
  const { provider } = ledger.payments
  const { subscription, charges, payerEmail } = account
  const standing = standingOf(subscription, charges, ledger.rules)
  const first = charges.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())[0]
  const { id: subscriptionId } = subscription
  const payer = describePayer(ledger, { payerEmail, subscriptionId })
  const paid = first === undefined ? null : await markPaid(tx, { subscriptionId, at: first.paidAt, payer })
  const checkout = paid ?? (await findCheckoutOfSubscription(tx, subscription.id))
  const userId = checkout?.userId ?? null
  const written = await writeSubscription(tx, { provider, subscription, standing, userId, ticket })
  if (written === null) return null
  const { row, before } = written
  await writePayments(tx, charges, { provider, subscriptionId: row.id, userId: row.userId })
  if (standing.state === "none") await markUnpayable(tx, subscription.id)
  if (row.userId !== null) await projectUser(tx, provider, row.userId)
  if (paid !== null) await tellOfPayment(tx, ledger, { checkout: paid, payerEmail })
  const kind = noticeOf(before, row.state)
  if (kind !== null) {
    const isUnclaimed = checkout?.state === "paid" && kind === "payment-refunded"
    const data = { expiresAt: row.expiresAt?.toISOString() ?? null, amountCents: row.amountCents }
    const key = `${row.id}:${ticket}`
    await notify(tx, { kind: isUnclaimed ? "unclaimed-refunded" : kind, key, userId: row.userId, payerEmail, data })
  }
  if (row.state === "refunded") await markRefunded(tx, subscription.id)
  return { row, isFirstPayment: paid !== null }
}

/** The hash finds an address; the encrypted copy shows the payer enough of it to recognize it. */
const describePayer = (
  { seal }: Ledger,
  { payerEmail, subscriptionId }: { payerEmail: string | null; subscriptionId: string },
) => ({
  payerEmailHash: payerEmail === null ? null : hashAddress(payerEmail),
  payerEmailEncrypted: payerEmail === null ? null : seal(payerEmail, payerContext(subscriptionId)),
})

async function tellOfPayment(
  tx: Db,
  { now, payments, seal }: Ledger,
  { checkout, payerEmail }: { checkout: Checkout; payerEmail: string | null },
): Promise<void> {
  const { userId, id, amountCents } = checkout
  const data = { amountCents, isTest: payments.provider === "sandbox", hasAccount: userId !== null }
  await notify(tx, { kind: "payment-received", key: id, userId, payerEmail, data })
  if (userId === null) await inviteToClaim(tx, checkout, { payerEmail, reminder: 0, now: now(), seal })
}

/** Our actions for an observed state. Returns whether anything was done. */
async function followUp(ledger: Ledger, row: SubscriptionRow): Promise<boolean> {
  const { providerId: providerRef, userId } = row
  const isOverdue = row.state === "past_due" && row.lapsesAt !== null && row.lapsesAt <= ledger.now()
  // A refund alone ends nothing at the provider, and a dispute does not stop the next charge.
  const kind = row.state === "disputed" && !row.isLeaving ? "cancel" : isOverdue ? "end" : null
  const mustEnd = row.state === "refunded" && !row.hasEnded
  if (kind === null && !mustEnd) return false
  await act(ledger, { kind: kind ?? "end", providerRef, userId })
  return true
}
