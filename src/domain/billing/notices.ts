import type { BillingState } from "./transitions.ts"

/** Everything people are written to about money. Each is a template of the mails. */
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

/** What somebody is told when a subscription was found in another state than before. Null: nothing they did not do. */
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
