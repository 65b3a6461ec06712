import type { billing } from "../../contract/billing.ts"
import { plan } from "../../domain/plan.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { refuseTooMany, throttleKey } from "../throttle.ts"
import { attachHandlers } from "./billing/attach-handlers.ts"
import { checkoutHandlers } from "./billing/checkout-handlers.ts"
import { describeSubscription, describeUnpaid } from "./billing/describe.ts"
import { invoiceHandlers } from "./billing/invoice-handlers.ts"
import { sandboxHandlers } from "./billing/sandbox-handlers.ts"

export const billingHandlers = (parts: Parts): AreaHandlers<typeof billing> => ({
  ...checkoutHandlers(parts),
  ...attachHandlers(parts),
  ...invoiceHandlers(parts),
  ...sandboxHandlers(parts),

  async getSubscription(_, { user, log }) {
    const row = await parts.billing.current(user.id)
    if (row === null) return describeUnpaid(user, plan.priceCents)
    const account = row.hasEnded
      ? null
      : await parts.payments.lookUp(row.providerId).catch((error: unknown) => {
          log.warn({ err: error }, "the card on file could not be asked for")
          return null
        })
    return describeSubscription(row, { card: account?.card ?? null, now: parts.now() })
  },

  async cancelSubscription(_, { user }) {
    const { expiresAt, state } = await parts.billing.cancel(user.id)
    const until = state === "cancelled" && expiresAt !== null ? ` You have access until ${formatDay(expiresAt)}.` : ""
    return { success: true, message: `Your subscription has been cancelled.${until}` }
  },

  async reactivateSubscription(_, { user }) {
    const { expiresAt } = await parts.billing.reactivate(user.id)
    const next = expiresAt === null ? "" : ` The next billing date is ${formatDay(expiresAt)}.`
    return { success: true, message: `Your subscription is active again.${next}` }
  },

  async openPortal(_, { user, origin }) {
    const row = await parts.billing.current(user.id)
    if (row?.customerId == null) throw new Problem("no_subscription")
    return { url: await parts.payments.openPortal(row.customerId, `${origin}/settings?tab=billing`) }
  },

  async receiveEvent({ signed }, { address }) {
    if (await parts.billing.receive(signed.body, signed.signature)) return { received: true }
    const key = throttleKey("webhook", address)
    await refuseTooMany(parts.db, { key, times: 60, seconds: 600 }, parts.now())
    throw new Problem("bad_input", { message: "The signature doesn't match this body." })
  },
})

const formatDay = (date: Date): string =>
  date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" })
