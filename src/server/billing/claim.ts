import { preferStanding } from "../../domain/billing/prefer-standing.ts"
import { stateAfter } from "../../domain/billing/transitions.ts"
import { findUser } from "../db/account/users.ts"
import {
  adoptOpenCheckout,
  bindCheckout,
  type Checkout,
  findCheckout,
  findUnclaimedCheckout,
  findUnclaimedOfPayer,
  takeCheckout,
} from "../db/billing/checkouts.ts"
import { spendClaimToken } from "../db/billing/claims.ts"
import { findLastPayment, givePayments } from "../db/billing/payments.ts"
import {
  findSubscription,
  giveSubscription,
  listSubscriptionsOf,
  projectUser,
  type SubscriptionRow,
} from "../db/billing/subscriptions.ts"
import type { Db } from "../db/open.ts"
import { Problem } from "../problem.ts"
import { act } from "./act.ts"
import type { Ledger } from "./ledger.ts"
import { hashAddress, hashSecret, notify } from "./notices.ts"
import { syncSubscription } from "./sync.ts"

/** This browser's paid or open checkouts now belong to the account that was opened in it. */
export async function claimForVisitor(ledger: Ledger, visitor: string, userId: string): Promise<void> {
  const { db } = ledger
  await adoptOpenCheckout(db, visitor, userId)
  for (;;) {
    const checkout = await findUnclaimedCheckout(db, { visitor })
    if (checkout === null) return
    const isTaken = await db.transaction((tx) => take(tx, ledger, { checkout, userId, by: "session" }))
    if (isTaken) await refundDuplicates(ledger, userId)
  }
}

/** Gives a payment to the holder of the emailed secret: to their account, or to this browser until it has one. */
export async function claimByToken(
  ledger: Ledger,
  token: string,
  claimer: { userId: string } | { visitor: string },
): Promise<"claimed" | "bound"> {
  const { db, now } = ledger
  await db.transaction(async (tx) => {
    const checkoutId = await spendClaimToken(tx, hashSecret(token), now())
    const checkout = checkoutId === null ? null : await findCheckout(tx, checkoutId)
    if (checkout === null) throw new Problem("not_found", { message: "This link has been used, or is too old." })
    const isDone =
      "userId" in claimer
        ? await take(tx, ledger, { checkout, userId: claimer.userId, by: "token" })
        : await bindCheckout(tx, checkout.id, claimer.visitor)
    if (!isDone) throw new Problem("not_found", { message: "This payment already belongs to an account." })
  })
  if (!("userId" in claimer)) return "bound"
  await refundDuplicates(ledger, claimer.userId)
  return "claimed"
}

/**
 * Claims payments with the account's address once it is confirmed: merely typing an address gives nothing. A subscriber
 * is not given a second subscription. Returns whether anything was claimed.
 */
export async function claimForAddress(ledger: Ledger, userId: string): Promise<boolean> {
  const { db, payments } = ledger
  const user = await findUser(db, userId)
  if (user === null || !user.isVerified || user.email === "") return false
  const { provider } = payments
  const checkout = await findUnclaimedOfPayer(db, { provider, payerEmailHash: hashAddress(user.email) })
  if (checkout === null) return false
  const current = preferStanding(await listSubscriptionsOf(db, provider, userId))
  if (current !== null && stateAfter(current.state, "begin") === null) return false
  return db.transaction((tx) => take(tx, ledger, { checkout, userId, by: "verified-email" }))
}

/** An operator has identified the payer. False if no payment is waiting. */
export async function claimForOperator(ledger: Ledger, checkoutId: string, userId: string): Promise<boolean> {
  const checkout = await findCheckout(ledger.db, checkoutId)
  if (checkout === null) return false
  const isTaken = await ledger.db.transaction((tx) => take(tx, ledger, { checkout, userId, by: "support" }))
  if (isTaken) await refundDuplicates(ledger, userId)
  return isTaken
}

type ClaimedBy = Parameters<typeof takeCheckout>[2]["by"]

/** Gives it to the account, with all its payments. Only one of several concurrent callers succeeds. */
export async function take(
  tx: Db,
  { payments, now }: Ledger,
  { checkout, userId, by }: { checkout: Checkout; userId: string; by: ClaimedBy },
): Promise<boolean> {
  const taken = await takeCheckout(tx, checkout.id, { userId, by, at: now() })
  if (taken?.providerSubscriptionId == null) return false
  const { provider } = payments
  await giveSubscription(tx, provider, taken.providerSubscriptionId, userId)
  const row = await findSubscription(tx, { provider, providerId: taken.providerSubscriptionId })
  if (row !== null) await givePayments(tx, row.id, userId)
  await projectUser(tx, provider, userId)
  return true
}

/**
 * With two subscriptions, the first is kept and the others are refunded. One with a failed renewal is replaced by the
 * paid one.
 */
export async function refundDuplicates(ledger: Ledger, userId: string): Promise<void> {
  const rows = await listSubscriptionsOf(ledger.db, ledger.payments.provider, userId)
  const [kept, ...others] = rows.filter(({ state }) => state === "active")
  if (kept === undefined) return
  for (const row of rows.filter(({ state }) => state === "past_due")) {
    await act(ledger, { kind: "end", providerRef: row.providerId, userId })
    await syncSubscription(ledger, row.providerId)
  }
  for (const row of others) await giveBack(ledger, row, userId)
}

/** A second subscription ends and is refunded. */
export async function giveBack(ledger: Ledger, row: SubscriptionRow, userId: string): Promise<void> {
  const { db } = ledger
  const paymentId = await findLastPayment(db, row.providerId)
  if (paymentId !== null) await act(ledger, { kind: "refund", providerRef: paymentId, userId })
  await act(ledger, { kind: "end", providerRef: row.providerId, userId })
  await syncSubscription(ledger, row.providerId)
  const data = { amountCents: row.amountCents }
  await notify(db, { kind: "duplicate-refunded", key: row.id, userId, payerEmail: null, data })
}
