import type { Owner } from "../db/billing/checkouts.ts"
import { type AttachHow, attachPayment, forgetPayment, isSubscribed } from "./attach.ts"
import { cancelSubscription, currentSubscription, reactivateSubscription } from "./cancel.ts"
import { type Admit, beginCheckout } from "./checkout.ts"
import { claimByToken, claimForAddress, claimForOperator, claimForVisitor } from "./claim.ts"
import { receiveEvent, receiveFromSandbox } from "./events.ts"
import type { Ledger } from "./ledger.ts"
import { catchUp, reconcile } from "./reconcile.ts"
import { verifyPayment } from "./verify.ts"

/**
 * Everything about money. The provider is the source of truth; this room queries it, records the answer and acts on it.
 */
export const openBilling = (ledger: Ledger) => ({
  begin: (owner: Owner, admit: Admit) => beginCheckout(ledger, owner, admit),
  verify: (paymentId: string, owners: readonly Owner[]) => verifyPayment(ledger, paymentId, owners),
  claimForVisitor: (visitor: string, userId: string) => claimForVisitor(ledger, visitor, userId),
  attach: (visitor: string, userId: string, how: AttachHow) => attachPayment(ledger, { visitor, userId, how }),
  isSubscribed: (userId: string) => isSubscribed(ledger, userId),
  forget: (visitor: string) => forgetPayment(ledger, visitor),
  claimForAddress: (userId: string) => claimForAddress(ledger, userId),
  claimByToken: (token: string, claimer: { userId: string } | { visitor: string }) =>
    claimByToken(ledger, token, claimer),
  claimForOperator: (checkoutId: string, userId: string) => claimForOperator(ledger, checkoutId, userId),
  current: (userId: string) => currentSubscription(ledger, userId),
  cancel: (userId: string) => cancelSubscription(ledger, userId),
  reactivate: (userId: string) => reactivateSubscription(ledger, userId),
  /** False if the provider has not signed it. */
  receive: (body: Uint8Array, signature: string) => receiveEvent(ledger, body, signature),
  receiveFromSandbox: () => receiveFromSandbox(ledger),
  catchUp: () => catchUp(ledger),
  reconcile: () => reconcile(ledger),
})
export type Billing = ReturnType<typeof openBilling>
