// Stripe's objects as far as we read them, built from the sandbox's state of a subscription.
import { paymentOf, type SandboxPayment, type SandboxRecord } from "../../src/server/outside/payments/sandbox/record.ts"

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
export const listOf = (data: unknown[]) => ({ object: "list", data, has_more: false, url: "/v1/list" })

const isOpen = ({ status }: SandboxPayment) => status === "requires_payment_method" || status === "requires_action"

export function subscriptionReply(record: SandboxRecord, expand: readonly string[]) {
  const last = record.payments.at(-1)
  const isExpanded = expand.some((path) => path.startsWith("latest_invoice"))
  return {
    id: record.id,
    object: "subscription",
    customer: record.customerId,
    status: record.status,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    cancel_at: null,
    ended_at: record.endedAt === null ? null : seconds(record.endedAt),
    created: seconds(record.createdAt),
    default_payment_method:
      record.cardNumber === null
        ? null
        : expand.includes("default_payment_method")
          ? { id: "pm_1", object: "payment_method", card: { brand: "visa", last4: record.cardNumber.slice(-4) } }
          : "pm_1",
    items: listOf([
      {
        id: "si_1",
        object: "subscription_item",
        current_period_start: seconds(record.periodStart),
        current_period_end: seconds(record.periodEnd),
        price: { id: record.priceId, object: "price", unit_amount: record.amountCents },
      },
    ]),
    latest_invoice: last === undefined ? null : isExpanded ? invoiceReply(last, expand) : `in_${last.id}`,
  }
}

export function invoiceReply(payment: SandboxPayment, expand: readonly string[]) {
  return {
    id: `in_${payment.id}`,
    object: "invoice",
    number: payment.invoiceNumber,
    ...(expand.some((path) => path.endsWith("confirmation_secret")) &&
      isOpen(payment) && { confirmation_secret: { client_secret: payment.clientSecret, type: "payment_intent" } }),
    ...(expand.some((path) => path.endsWith("payments")) && {
      payments: listOf([
        {
          id: `inpay_${payment.id}`,
          object: "invoice_payment",
          is_default: true,
          payment: { type: "payment_intent", payment_intent: payment.id },
        },
      ]),
    }),
  }
}

export const chargeReply = (record: SandboxRecord, payment: SandboxPayment) => ({
  id: `ch_${payment.id}`,
  object: "charge",
  amount: payment.amountCents,
  amount_refunded: payment.refundedCents,
  currency: "usd",
  paid: true,
  disputed: payment.dispute !== null,
  created: payment.paidAt === null ? 0 : seconds(payment.paidAt),
  payment_intent: payment.id,
  billing_details: { email: record.email },
})

const disputeStatuses = { open: "needs_response", won: "won", lost: "lost" } as const

export const disputeReply = ({ id, dispute }: SandboxPayment) => ({
  id: `dp_${id}`,
  object: "dispute",
  status: disputeStatuses[dispute ?? "open"],
})

export function intentReply(record: SandboxRecord, id: string) {
  const payment = paymentOf(record, id)
  return {
    id,
    object: "payment_intent",
    status: payment?.status,
    amount_received: payment?.paidAt == null ? 0 : payment.amountCents,
    currency: "usd",
    customer: record.customerId,
  }
}
