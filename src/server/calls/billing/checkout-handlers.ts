import type { billing as promised } from "../../../contract/billing.ts"
import { maskEmail } from "../../../domain/account/mask-email.ts"
import { monthsAfter } from "../../../domain/billing/months.ts"
import { visitorOf } from "../../db/auth/sessions.ts"
import {
  adoptOpenCheckout,
  type Checkout,
  findLastCheckout,
  findUnclaimedCheckout,
} from "../../db/billing/checkouts.ts"
import type { AreaHandlers, CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { describeCheckout, describePayer } from "./describe.ts"
import { ownerOf, ownersOf, rememberVisitor, rotatePayerSession, rotateVisitor } from "./owner.ts"

const checkoutLimits = [
  { times: 5, seconds: 600 },
  { times: 20, seconds: 86_400 },
] as const

type CheckoutKey = "createSubscription" | "verifyPayment" | "getCheckout" | "claim"

/** From opening the checkout to a payment with an owner. */
export const checkoutHandlers = (parts: Parts): Pick<AreaHandlers<typeof promised>, CheckoutKey> => ({
  async createSubscription(_, context) {
    await settleBefore(parts, context)
    const owner = await ownerOf(parts, context)
    const begun = await parts.billing.begin(owner, (tx) => refuseManyCheckouts({ ...parts, db: tx }, context))
    await rotateVisitor(parts, context)
    const { publishableKey } = parts.config.payments.stripe
    return {
      clientSecret: begun.clientSecret,
      message: "Your checkout is ready.",
      provider: parts.payments.provider,
      ...(parts.payments.provider === "stripe" && publishableKey !== null && { publishableKey }),
      paymentIntentId: begun.paymentId,
      amountCents: begun.amountCents,
      renewsAt: monthsAfter(parts.now(), 1).toISOString(),
    }
  },

  async verifyPayment({ body }, context) {
    const checkout = await parts.billing.verify(body.paymentIntentId, ownersOf(parts, context))
    await rotatePayerSession(parts, context, checkout)
    const { state } = checkout
    if (state !== "paid" && state !== "claimed" && state !== "refunded") throw new Problem("payment_pending")
    return { success: true, state, message: "Your payment has been verified and subscription activated!" }
  },

  async getCheckout(_, context) {
    const checkout = await findCheckout(parts, context)
    if (checkout === null || checkout.state !== "paid") return describeCheckout(checkout)
    await rotatePayerSession(parts, context, checkout)
    const { user } = context
    const isSubscribed = user !== null && (await parts.billing.isSubscribed(user.id))
    return {
      ...describeCheckout(checkout),
      payer: describePayer(parts, checkout),
      question: user === null ? null : { account: maskEmail(user.email), isSubscribed },
    }
  },

  async claim({ body }, context) {
    const { user } = context
    // A second subscription is not accepted silently: it waits in this browser until its owner decides.
    const mustAsk = user === null || (await parts.billing.isSubscribed(user.id))
    const claimer = mustAsk ? { visitor: await rememberVisitor(parts, context) } : { userId: user.id }
    return { state: await parts.billing.claimByToken(body.token, claimer) }
  },
})

/** A user who signed in since continues this browser's open checkout, unless it is already paid. */
async function settleBefore({ db, now }: Parts, { user, session }: CallContext): Promise<void> {
  const visitor = visitorOf(session, now())
  if (user === null || visitor === null) return
  if ((await findUnclaimedCheckout(db, { visitor })) !== null) throw new Problem("already_paid")
  await adoptOpenCheckout(db, visitor, user.id)
}

/** A paid checkout without an owner comes first. */
async function findCheckout(parts: Parts, context: CallContext): Promise<Checkout | null> {
  const owners = ownersOf(parts, context)
  for (const find of [findUnclaimedCheckout, findLastCheckout])
    for (const owner of owners) {
      const checkout = await find(parts.db, owner)
      if (checkout !== null) return checkout
    }
  return null
}

/** Only new checkouts count, not repeated requests for one. */
async function refuseManyCheckouts({ db, now }: Parts, { address, user }: CallContext): Promise<void> {
  for (const limit of checkoutLimits) {
    const key = throttleKey("checkout", String(limit.seconds), user?.id ?? address)
    await refuseTooMany(db, { key, ...limit }, now())
  }
}
