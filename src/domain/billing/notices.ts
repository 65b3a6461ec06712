import type { BillingState } from "./transitions.ts"

/** Every email about money. Each is a template. */
export type BillingNotice =
  | "payment-received"
  | "claim-payment"
  | "claim-reminder"
  | "unclaimed-refunded"
  | "duplicate-refunded"
  | "renewal-failed"
  | "subscription-cancelled"
  | "subscription-reactivated"
  | "subscription-ended"
  | "payment-refunded"
  | "payment-disputed"

/** The message when a subscription's state has changed; null if the owner did it themselves. */
export function noticeOf(before: BillingState, after: BillingState): BillingNotice | null {
  if (before === after) return null
  switch (after) {
    case "past_due":
      return "renewal-failed"
    case "cancelled":
      return "subscription-cancelled"
    case "active":
      return before === "cancelled" ? "subscription-reactivated" : null
    case "inactive":
      return before === "none" || before === "incomplete" ? null : "subscription-ended"
    case "refunded":
      return "payment-refunded"
    case "disputed":
      return "payment-disputed"
    default:
      return null
  }
}
