import { expect, test } from "vitest"
import { noticeOf } from "./notices.ts"
import { type BillingState, billingStates } from "./transitions.ts"

test.each<[BillingState, BillingState, string | null]>([
  ["none", "incomplete", null],
  ["incomplete", "active", null],
  ["incomplete", "none", null],
  ["active", "past_due", "renewal-failed"],
  ["past_due", "active", null],
  ["active", "cancelled", "subscription-cancelled"],
  ["cancelled", "active", "subscription-reactivated"],
  ["cancelled", "inactive", "subscription-ended"],
  ["incomplete", "inactive", null],
  ["none", "inactive", null],
  ["active", "refunded", "payment-refunded"],
  ["active", "disputed", "payment-disputed"],
  ["disputed", "cancelled", "subscription-cancelled"],
])("from %s to %s: %s", (before, after, notice) => {
  expect(noticeOf(before, after)).toBe(notice)
})

test.each(billingStates)("nobody gets an email because the state is still %s", (state) => {
  expect(noticeOf(state, state)).toBeNull()
})
