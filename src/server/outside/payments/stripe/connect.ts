import Stripe from "stripe"
import { plan } from "../../../../domain/plan.ts"
import { Problem } from "../../../problem.ts"
import type { Account, Order, Payment, Payments } from "../payments.ts"
import { lookUpAccount } from "./look-up.ts"
import type { StripeSettings } from "./settings.ts"

/** Connects to Stripe, with the API version of the library. */
export function connectStripe({
  secretKey,
  priceId,
  apiBase,
}: StripeSettings): Omit<Payments, "provider" | "priceId" | "readEvent"> {
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase !== null && {
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === "http:" ? 80 : 443),
      protocol: apiBase.protocol === "http:" ? "http" : "https",
    }),
  })
  return {
    begin: (order) => asProblem(() => begin(stripe, order)),
    lookUp: (id) => asProblem(() => orNull(() => lookUpAccount(stripe, id))),
    findPayment: (id) => asProblem(() => orNull(() => findPayment(stripe, id))),
    tellAddress: (id, email) => asProblem(async () => void (await stripe.customers.update(id, { email }))),
    cancelAtEnd: (id, idempotencyKey) =>
      asProblem(
        async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey })),
      ),
    resume: (id, idempotencyKey) => asProblem(() => resume(stripe, id, idempotencyKey)),
    end: (id, idempotencyKey) => asProblem(() => end(stripe, id, idempotencyKey)),
    refund: (paymentId, idempotencyKey) => asProblem(() => refund(stripe, paymentId, idempotencyKey)),
    openPortal: (customer, return_url) =>
      asProblem(async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
    findFault: () => asProblem(() => findFault(stripe, priceId)),
  }
}

async function begin(stripe: Stripe, { checkoutId, attempt, priceId }: Order): Promise<Account> {
  const metadata = { checkout_id: checkoutId }
  const customer = await stripe.customers.create({ metadata }, { idempotencyKey: `co:${checkoutId}:cus` })
  // An earlier attempt may have created one although it was answered with a failure.
  const made = attempt === 0 ? [] : (await stripe.subscriptions.list({ customer: customer.id, limit: 1 })).data
  if (made[0] !== undefined) return lookUpAccount(stripe, made[0].id)
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priceId }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
      billing_mode: { type: "flexible" },
      metadata,
    },
    { idempotencyKey: `co:${checkoutId}:sub:${attempt}` },
  )
  return lookUpAccount(stripe, subscription.id)
}

/** In flexible mode, canceling on Stripe's own pages sets a date instead of the flag. */
async function resume(stripe: Stripe, id: string, idempotencyKey: string): Promise<void> {
  const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
  const change = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" as const }
  await stripe.subscriptions.update(id, change, { idempotencyKey })
}

async function end(stripe: Stripe, id: string, idempotencyKey: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status === "canceled" || status === "incomplete_expired") return
  await stripe.subscriptions.cancel(id, {}, { idempotencyKey })
}

async function refund(stripe: Stripe, payment_intent: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error
  }
}

async function findPayment(stripe: Stripe, id: string): Promise<Payment> {
  const intent = await stripe.paymentIntents.retrieve(id)
  const { customer } = intent
  return {
    id: intent.id,
    status: statusOf(intent.status),
    receivedCents: intent.amount_received,
    currency: intent.currency,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): Payment["status"] {
  if (status === "succeeded") return "succeeded"
  if (status === "processing") return "processing"
  return status === "canceled" ? "failed" : "open"
}

/** People must be charged what they are shown. */
async function findFault(stripe: Stripe, priceId: string): Promise<string | null> {
  // Checked at the start, which does not wait long for it.
  const price = await orNull(() => stripe.prices.retrieve(priceId, {}, { timeout: 4000, maxNetworkRetries: 0 }))
  if (price === null) return `Stripe knows no price ${priceId} (STRIPE_PRICE_ID).`
  if (price.currency !== "usd" || price.unit_amount !== plan.priceCents || price.recurring?.interval !== "month")
    return `The price ${priceId} (STRIPE_PRICE_ID) is not ${plan.priceCents} US cents a month, as the pages say.`
  return null
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}

/** Stripe's messages stay in the log: they may contain keys and names. */
async function asProblem<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const cause = new Error(
      `${error.type} ${error.code ?? ""} ${error.statusCode ?? ""} ${error.requestId ?? ""}`.trim(),
    )
    const isSilent = error instanceof Stripe.errors.StripeConnectionError
    throw new Problem(isSilent ? "provider_timed_out" : "provider_failed", { cause })
  }
}
