import { findUnclaimedCheckout } from "../db/billing/checkouts.ts"
import { hasUsableClaimToken } from "../db/billing/claims.ts"
import { listSubscriptionsOf, type SubscriptionRow } from "../db/billing/subscriptions.ts"
import { Problem } from "../problem.ts"
import { act } from "./act.ts"
import { currentSubscription } from "./cancel.ts"
import { giveBack, refundDuplicates, take } from "./claim.ts"
import type { Ledger } from "./ledger.ts"
import { inviteToClaim } from "./notices.ts"
import { syncSubscription } from "./sync.ts"

/** Resolves a payment that waits in a browser: it is added to the account, refunded, or replaces the old one. */
export type AttachHow = "attach" | "refund" | "replace"

interface Wish {
  readonly visitor: string
  readonly userId: string
  readonly how: AttachHow
}

const gone = () => new Problem("not_found", { message: "No payment is waiting here anymore." })

/** Whether the coming days are already paid for, renewed or not: another payment would buy the same days again. */
export async function isSubscribed(ledger: Ledger, userId: string): Promise<boolean> {
  const current = await currentSubscription(ledger, userId)
  if (current?.state !== "cancelled") return current?.state === "active"
  return current.expiresAt !== null && current.expiresAt > ledger.now()
}

/** A subscriber would pay twice for the same days, so they choose one of the two. */
export async function attachPayment(ledger: Ledger, { visitor, userId, how }: Wish): Promise<"claimed" | "refunded"> {
  const { db, payments } = ledger
  const checkout = await findUnclaimedCheckout(db, { visitor })
  if (checkout?.providerSubscriptionId == null) throw gone()
  const isPaidFor = await isSubscribed(ledger, userId)
  if (isPaidFor && how === "attach") throw new Problem("already_subscribed")
  if (!isPaidFor && how === "refund") throw new Problem("no_subscription")
  // Checked before anything else: of two answers at the same moment, only one gets past this.
  if (!(await db.transaction((tx) => take(tx, ledger, { checkout, userId, by: "session" })))) throw gone()
  const rows = await listSubscriptionsOf(db, payments.provider, userId)
  const isTaken = ({ providerId }: SubscriptionRow) => providerId === checkout.providerSubscriptionId
  if (how === "refund") for (const row of rows.filter(isTaken)) await giveBack(ledger, row, userId)
  if (how === "replace")
    for (const row of rows.filter((candidate) => candidate.state === "active" && !isTaken(candidate))) {
      await act(ledger, { kind: "cancel", providerRef: row.providerId, userId })
      await syncSubscription(ledger, row.providerId)
    }
  await refundDuplicates(ledger, userId)
  return how === "refund" ? "refunded" : "claimed"
}

/**
 * This browser forgets the payment. The payer has the emailed link; if it was used here, a new one is emailed, once.
 */
export async function forgetPayment(ledger: Ledger, visitor: string): Promise<void> {
  const { db, payments, now, seal } = ledger
  const checkout = await findUnclaimedCheckout(db, { visitor })
  if (checkout?.providerSubscriptionId == null || (await hasUsableClaimToken(db, checkout.id, now()))) return
  const payerEmail = (await payments.lookUp(checkout.providerSubscriptionId))?.payerEmail ?? null
  await db.transaction((tx) => inviteToClaim(tx, checkout, { payerEmail, reminder: "forgotten", now: now(), seal }))
}
