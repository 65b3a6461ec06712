import type { billing as promised } from "../../../contract/billing.ts"
import { findLastCheckout, findUnclaimedCheckout } from "../../db/checkouts.ts"
import type { AreaDeeds, Visit } from "../../deed.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { describeCheckout } from "./describe.ts"
import { ownerOf, ownersOf, rememberVisitor } from "./owner.ts"

const checkoutLimits = [
  { times: 5, seconds: 600 },
  { times: 20, seconds: 86_400 },
] as const

type CheckoutKey = "createSubscription" | "verifyPayment" | "getCheckout" | "claim"

/** The way from opening the checkout to a payment that has its owner. */
export const checkoutDeeds = (parts: Parts): Pick<AreaDeeds<typeof promised>, CheckoutKey> => ({
  async createSubscription(_, visit) {
    const owner = await ownerOf(parts, visit)
    const begun = await parts.billing.begin(owner, (tx) => refuseManyCheckouts({ ...parts, db: tx }, visit))
    const { publishableKey } = parts.config.payments.stripe
    return {
      clientSecret: begun.clientSecret,
      message: "Your checkout is ready.",
      provider: parts.payments.provider,
      ...(parts.payments.provider === "stripe" && publishableKey !== null && { publishableKey }),
      paymentIntentId: begun.paymentId,
      amountCents: begun.amountCents,
    }
  },

  async verifyPayment({ body }, visit) {
    const { state } = await parts.billing.verify(body.paymentIntentId, ownersOf(visit))
    if (state !== "paid" && state !== "claimed" && state !== "refunded") throw new Problem("payment_pending")
    return { success: true, state, message: "Your payment has been verified and subscription activated!" }
  },

  async getCheckout(_, visit) {
    for (const owner of ownersOf(visit)) {
      const checkout = (await findUnclaimedCheckout(parts.db, owner)) ?? (await findLastCheckout(parts.db, owner))
      if (checkout !== null) return describeCheckout(checkout)
    }
    return describeCheckout(null)
  },

  async claim({ body }, visit) {
    const claimer = visit.user === null ? { visitor: await rememberVisitor(parts, visit) } : { userId: visit.user.id }
    return { state: await parts.billing.claimByToken(body.token, claimer) }
  },
})

/** Counted are new checkouts, and not the times that one is asked for again. */
async function refuseManyCheckouts({ db, now }: Parts, { address, user }: Visit): Promise<void> {
  for (const limit of checkoutLimits) {
    const key = throttleKey("checkout", String(limit.seconds), user?.id ?? address)
    await refuseTooMany(db, { key, ...limit }, now())
  }
}
