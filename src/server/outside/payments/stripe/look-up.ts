import type Stripe from "stripe"
import type { Charge, ProviderSubscription } from "../../../../domain/billing/standing.ts"
import type { Account, Unpaid } from "../payments.ts"

const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const dateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds))
const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null)

/** Stripe's complete state of one subscription. */
export async function lookUpAccount(stripe: Stripe, id: string): Promise<Account> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ["latest_invoice.confirmation_secret", "latest_invoice.payments", "default_payment_method"],
  })
  const customerId = idOf(subscription.customer) ?? ""
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ subscription: id, limit: 100, expand: ["data.payments"] }),
    stripe.charges.list({ customer: customerId, limit: 100 }),
  ])
  const numbers = numbersByPayment(invoices.data)
  const paid = charges.data.filter(({ paid, payment_intent }) => paid && numbers.has(idOf(payment_intent) ?? ""))
  const { default_payment_method: method } = subscription
  const card = typeof method === "object" && method !== null ? method.card : undefined
  return {
    subscription: readSubscription(subscription, customerId),
    charges: await Promise.all(paid.map((charge) => readCharge(stripe, charge, numbers))),
    unpaid: subscription.status === "incomplete" ? readUnpaid(subscription) : null,
    payerEmail:
      charges.data.map(({ billing_details }) => billing_details.email).find((email) => email !== null) ?? null,
    card: card === undefined ? null : { brand: card.brand, lastDigits: card.last4 },
  }
}

function readSubscription(subscription: Stripe.Subscription, customerId: string): ProviderSubscription {
  const items = subscription.items.data
  const [first] = items
  return {
    id: subscription.id,
    customerId,
    status: subscription.status,
    priceId: first?.price.id ?? "",
    amountCents: first?.price.unit_amount ?? 0,
    periodStart: dateOf(Math.max(0, ...items.map((item) => item.current_period_start))),
    periodEnd: dateOf(Math.min(...items.map((item) => item.current_period_end))),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: dateOrNull(subscription.cancel_at),
    endedAt: dateOrNull(subscription.ended_at),
  }
}

/** The invoices' numbers by their payments. */
function numbersByPayment(invoices: readonly Stripe.Invoice[]): Map<string, string | null> {
  const pairs = invoices.flatMap(({ number, payments }) =>
    (payments?.data ?? []).map(({ payment }) => [idOf(payment.payment_intent) ?? "", number] as const),
  )
  return new Map(pairs.filter(([id]) => id !== ""))
}

async function readCharge(
  stripe: Stripe,
  charge: Stripe.Charge,
  numbers: ReadonlyMap<string, string | null>,
): Promise<Charge> {
  const paymentId = idOf(charge.payment_intent) ?? charge.id
  return {
    paymentId,
    amountCents: charge.amount,
    currency: charge.currency,
    refundedCents: charge.amount_refunded,
    // A charge stays marked whatever the result of its dispute.
    dispute: charge.disputed ? await findDispute(stripe, charge.id) : null,
    paidAt: dateOf(charge.created),
    invoiceNumber: numbers.get(paymentId) ?? null,
  }
}

async function findDispute(stripe: Stripe, charge: string): Promise<Charge["dispute"]> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 })
  if (data.some(({ status }) => status === "lost")) return "lost"
  const isOver = data.every(({ status }) => ["won", "warning_closed", "prevented"].includes(status))
  return isOver ? "won" : "open"
}

function readUnpaid({ latest_invoice: invoice }: Stripe.Subscription): Unpaid | null {
  if (typeof invoice !== "object" || invoice === null) return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  const payment = invoice.payments?.data.find(({ is_default }) => is_default)?.payment
  const paymentId = idOf(payment?.payment_intent)
  return clientSecret === undefined || paymentId === null ? null : { clientSecret, paymentId }
}
