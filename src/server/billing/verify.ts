import { type Checkout, findCheckoutOfPayment, type Owner } from "../db/billing/checkouts.ts"
import { Problem } from "../problem.ts"
import { syncAndTidy } from "./events.ts"
import type { Ledger } from "./ledger.ts"

/**
 * Asks the provider whether a payment has arrived. The page's word counts for nothing, and for other callers the
 * payment does not exist. Verifying grants nothing by itself: access follows from the subscription.
 */
export async function verifyPayment(ledger: Ledger, paymentId: string, owners: readonly Owner[]): Promise<Checkout> {
  const { db, payments } = ledger
  const checkout = await findCheckoutOfPayment(db, paymentId, owners)
  if (checkout?.providerSubscriptionId == null) throw new Problem("not_found")
  const payment = await payments.findPayment(paymentId)
  if (payment === null || payment.status === "failed") throw new Problem("not_found")
  if (payment.status !== "succeeded") throw new Problem("payment_pending")
  const isRight =
    payment.receivedCents >= checkout.amountCents &&
    payment.currency === checkout.currency &&
    payment.customerId === checkout.providerCustomerId
  if (!isRight) throw new Problem("not_found")
  await syncAndTidy(ledger, checkout.providerSubscriptionId)
  return (await findCheckoutOfPayment(db, paymentId, owners)) ?? checkout
}
