import type { CheckoutState, InvoiceView, SubscriptionView } from "../../../contract/billing.ts"
import { maskEmail } from "../../../domain/account/mask-email.ts"
import { stateAfter } from "../../../domain/billing/transitions.ts"
import type { SignedIn } from "../../db/account/users.ts"
import { type Checkout, payerContext } from "../../db/billing/checkouts.ts"
import type { PaymentRow } from "../../db/billing/payments.ts"
import type { SubscriptionRow } from "../../db/billing/subscriptions.ts"
import type { Account } from "../../outside/payments/payments.ts"
import type { Parts } from "../../parts.ts"

const checkoutStates: Readonly<Record<string, CheckoutState["state"]>> = {
  created: "open",
  awaiting_payment: "open",
  processing: "open",
  paid: "paid",
  claimed: "claimed",
  refunded: "refunded",
}

export function describeCheckout(checkout: Checkout | null): CheckoutState {
  const state = checkout === null ? "none" : (checkoutStates[checkout.state] ?? "none")
  const nothing = { payer: null, question: null }
  if (checkout === null || state === "none")
    return { state: "none", paymentIntentId: null, amountCents: null, ...nothing }
  return { state, paymentIntentId: checkout.providerPaymentId, amountCents: checkout.amountCents, ...nothing }
}

/** Null if the address is missing, or was encrypted with a lost key. */
export function describePayer({ secrets }: Parts, checkout: Checkout): string | null {
  const { payerEmailEncrypted, providerSubscriptionId } = checkout
  if (payerEmailEncrypted === null || providerSubscriptionId === null) return null
  const email = secrets.open(payerEmailEncrypted, payerContext(providerSubscriptionId))
  return email === null ? null : maskEmail(email)
}

export function describeSubscription(
  row: SubscriptionRow,
  { card, now }: { card: Account["card"]; now: Date },
): SubscriptionView {
  const isOver = row.expiresAt !== null && row.expiresAt <= now
  const isLive = row.status !== "inactive"
  return {
    state: row.state,
    status: row.status,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    graceUntil: row.state === "past_due" ? (row.lapsesAt?.toISOString() ?? null) : null,
    amountCents: row.amountCents,
    card,
    canCancel: stateAfter(row.state, "cancel") !== null,
    canReactivate: stateAfter(row.state, "reactivate") !== null && !isOver,
    canChangeCard: isLive && !row.hasEnded,
  }
}

/** For a user with free access, or who never had any. */
export const describeUnpaid = ({ subscription }: SignedIn, amountCents: number): SubscriptionView => ({
  state: subscription.status === "active" ? "active" : "none",
  status: subscription.status,
  expiresAt: subscription.expiresAt?.toISOString() ?? null,
  graceUntil: null,
  amountCents,
  card: null,
  canCancel: false,
  canReactivate: false,
  canChangeCard: false,
})

export function describeInvoice(row: PaymentRow): InvoiceView {
  return {
    id: row.providerId,
    number: invoiceNumber(row),
    paidAt: row.paidAt.toISOString(),
    amountCents: row.amountCents,
    refundedCents: row.refundedCents,
    currency: row.currency,
    status: row.refundedCents >= row.amountCents ? "refunded" : row.disputed ? "disputed" : "paid",
  }
}

export const invoiceNumber = ({ invoiceNumber, providerId }: PaymentRow): string => invoiceNumber ?? providerId
