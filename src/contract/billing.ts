import * as z from "zod/mini"
import { subscriptionStatuses } from "../domain/account/access.ts"
import { findSandboxCard } from "../domain/billing/sandbox-cards.ts"
import { billingStates } from "../domain/billing/transitions.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()
const providers = z.enum(["sandbox", "stripe"])
const secret = z.string().check(z.minLength(1), z.maxLength(300))

export const checkoutSchema = z.object({
  clientSecret: z.string(),
  message: z.string(),
  provider: providers,
  publishableKey: z.optional(z.string()),
  paymentIntentId: z.string(),
  /** The price that will be charged; returning customers may pay another price than the one shown to everybody. */
  amountCents: z.number(),
  /** The renewal date if it is paid now. */
  renewsAt: time,
})

/** How far this browser or account has come in checkout. */
export const checkoutStateSchema = z.object({
  state: z.enum(["none", "open", "paid", "claimed", "refunded"]),
  paymentIntentId: z.nullable(z.string()),
  amountCents: z.nullable(z.number()),
  /** The payer of a payment without an account; shown by the first letter only. */
  payer: z.nullable(z.string()),
  /** For a signed-in user while such a payment waits in this browser: they are asked whether to add it. */
  question: z.nullable(
    z.object({
      /** The account, masked as well. */
      account: z.string(),
      /** The coming days are already paid for; the payment is a second one. */
      isSubscribed: z.boolean(),
    }),
  ),
})
export type CheckoutState = z.output<typeof checkoutStateSchema>

export const subscriptionSchema = z.object({
  state: z.enum(billingStates),
  status: z.enum(subscriptionStatuses),
  /** The next billing date, or the date when access ends or ended. */
  expiresAt: z.nullable(time),
  /** After a failed renewal: the deadline for paying. */
  graceUntil: z.nullable(time),
  amountCents: z.number(),
  card: z.nullable(z.object({ brand: z.string(), lastDigits: z.string() })),
  canCancel: z.boolean(),
  canReactivate: z.boolean(),
  canChangeCard: z.boolean(),
})
export type SubscriptionView = z.output<typeof subscriptionSchema>

const doneSchema = z.object({ success: z.literal(true), message: z.string() })

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  paidAt: time,
  amountCents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  status: z.enum(["paid", "refunded", "disputed"]),
})
export type InvoiceView = z.output<typeof invoiceSchema>

const cardSchema = z.strictObject({
  number: z.string("Please choose one of the test cards").check(
    z.maxLength(40, "Please choose one of the test cards"),
    z.refine((number) => findSandboxCard(number) !== undefined, "Please choose one of the test cards"),
  ),
  expiry: z
    .string("The expiry date is missing")
    .check(z.regex(/^(0[1-9]|1[0-2]) ?\/ ?(20)?\d\d$/, "The expiry date is a month and a year, such as 12/34")),
  cvc: z.string("The security code is missing").check(z.regex(/^\d{3,4}$/, "The security code has 3 or 4 digits")),
  name: z.optional(z.string().check(z.maxLength(200))),
})

const email = z.string().check(z.trim(), z.email("Valid email is required"), z.maxLength(254))
export const paymentIntentSchema = z.object({
  paymentIntent: z.object({ id: z.string(), status: z.enum(["succeeded", "requires_action"]) }),
})

const often = { times: 60, seconds: 600, per: "address" } as const

export const billing = {
  createSubscription: call({
    method: "POST",
    path: "/api/create-subscription",
    who: "everybody",
    summary: "Start or continue subscribing; repeated calls never create a second subscription",
    reply: checkoutSchema,
    problems: [
      "already_subscribed",
      "already_paid",
      "reactivate_instead",
      "too_many_requests",
      "overloaded",
      "provider_failed",
      "provider_timed_out",
    ],
  }),
  verifyPayment: call({
    method: "POST",
    path: "/api/verify-payment",
    who: "everybody",
    summary: "Ask the payment provider whether the user's payment has arrived",
    body: z.strictObject({ paymentIntentId: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
    reply: z.object({ success: z.literal(true), state: z.enum(["paid", "claimed", "refunded"]), message: z.string() }),
    problems: ["not_found", "payment_pending", "provider_failed", "provider_timed_out"],
    limit: { times: 300, seconds: 600, per: "address" },
  }),
  getCheckout: call({
    method: "GET",
    path: "/api/checkout",
    who: "everybody",
    summary: "What this browser, or this account, has paid or is about to pay",
    reply: checkoutStateSchema,
  }),
  claim: call({
    method: "POST",
    path: "/api/claims",
    who: "everybody",
    summary: "Take over a payment by its mailed link: for the account, or for this browser until it has one",
    body: z.strictObject({ token: secret }),
    reply: z.object({ state: z.enum(["claimed", "bound"]) }),
    problems: ["not_found"],
    limit: often,
  }),
  attachPayment: call({
    method: "POST",
    path: "/api/checkout/attach",
    who: "user",
    summary:
      "Decide about a payment waiting in this browser: attach it to the account or, for a subscriber, refund it or let it replace the old subscription",
    body: z.strictObject({ how: z.enum(["attach", "refund", "replace"]) }),
    reply: z.object({ state: z.enum(["claimed", "refunded"]) }),
    problems: ["not_found", "already_subscribed", "no_subscription", "provider_failed", "provider_timed_out"],
    limit: often,
  }),
  forgetPayment: call({
    method: "POST",
    path: "/api/checkout/forget",
    who: "everybody",
    summary: "Forget the payment in this browser; it keeps waiting and can be claimed with the emailed link",
    reply: "nothing",
    problems: ["provider_failed", "provider_timed_out"],
    limit: often,
  }),
  getSubscription: call({
    method: "GET",
    path: "/api/subscription",
    who: "user",
    summary: "The user's subscription and what can be done about it",
    reply: subscriptionSchema,
  }),
  cancelSubscription: call({
    method: "POST",
    path: "/api/cancel-subscription",
    who: "user",
    summary: "Cancel renewals; access stays until the end of the paid period",
    reply: doneSchema,
    problems: ["no_subscription", "provider_failed", "provider_timed_out"],
  }),
  reactivateSubscription: call({
    method: "POST",
    path: "/api/reactivate-subscription",
    who: "user",
    summary: "Reactivate a canceled subscription before it ends",
    reply: doneSchema,
    problems: ["no_subscription", "provider_failed", "provider_timed_out"],
  }),
  listInvoices: call({
    method: "GET",
    path: "/api/invoices",
    who: "user",
    summary: "What was paid, the latest first",
    reply: z.array(invoiceSchema),
  }),
  getInvoice: call({
    method: "GET",
    path: "/api/invoices/:id/file",
    who: "user",
    summary: "An invoice as an HTML file",
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    reply: "file",
    problems: ["not_found"],
  }),
  openPortal: call({
    method: "POST",
    path: "/api/billing-portal",
    who: "user",
    summary: "The page where the card is changed; in the sandbox, our own settings page",
    reply: z.object({ url: z.string() }),
    problems: ["no_subscription", "provider_failed", "provider_timed_out"],
  }),
  receiveEvent: call({
    method: "POST",
    path: "/api/payment-webhook",
    who: "everybody",
    summary: "The payment provider's events: signed, in any order, as often as it likes",
    signedBy: "stripe-signature",
    maxBodyBytes: 1024 * 1024,
    reply: z.object({ received: z.literal(true) }),
    problems: ["bad_input", "too_many_requests"],
  }),
  confirmInSandbox: call({
    method: "POST",
    path: "/api/sandbox-payments/confirm",
    who: "everybody",
    summary: "Pay with a test card; exists only in the sandbox",
    body: z.strictObject({ clientSecret: secret, email: z.optional(email), card: cardSchema }),
    reply: paymentIntentSchema,
    problems: ["not_found", "card_declined", "conflict"],
    limit: often,
  }),
  authorizeInSandbox: call({
    method: "POST",
    path: "/api/sandbox-payments/authorize",
    who: "everybody",
    summary: "The second step of a payment in the sandbox",
    body: z.strictObject({ clientSecret: secret, approve: z.boolean() }),
    reply: paymentIntentSchema,
    problems: ["not_found", "card_declined", "conflict"],
    limit: often,
  }),
  changeCardInSandbox: call({
    method: "POST",
    path: "/api/sandbox-payments/card",
    who: "user",
    summary: "Use another test card for renewals; pays at once what is due",
    body: z.strictObject({ card: cardSchema }),
    reply: doneSchema,
    problems: ["not_found", "card_declined", "no_subscription"],
    limit: often,
  }),
  moveClock: call({
    method: "POST",
    path: "/api/dev/clock",
    who: "everybody",
    summary: "Development on this machine only: let time pass, with everything that is due by then",
    body: z.strictObject({
      days: z.optional(z.int().check(z.gte(0), z.lte(366))),
      hours: z.optional(z.int().check(z.gte(0), z.lte(24 * 366))),
    }),
    reply: z.object({ now: time }),
    problems: ["not_found"],
  }),
  actInSandbox: call({
    method: "POST",
    path: "/api/dev/sandbox-payments",
    who: "everybody",
    summary: "Development on this machine only: what a bank or an operator does to a payment",
    body: z.strictObject({
      paymentIntentId: secret,
      act: z.enum(["refund", "dispute", "winDispute", "loseDispute"]),
    }),
    reply: doneSchema,
    problems: ["not_found", "conflict"],
  }),
}
