import { expect, test } from "vitest"
import { describeSubscription } from "./subscription-words.ts"

const active = {
  state: "active",
  status: "active",
  expiresAt: "2026-12-21T09:00:00.000Z",
  graceUntil: null,
  amountCents: 999,
} as const

test("the three states in the specification's words", () => {
  expect(describeSubscription(active)).toEqual({
    title: "Monthly Subscription",
    text: "$9.99/month • Unlimited generations",
    dateLabel: "Next billing",
    warning: null,
  })
  expect(describeSubscription({ ...active, state: "cancelled", status: "cancelled" })).toMatchObject({
    title: "Cancelled Subscription",
    text: "Access until billing period ends",
    dateLabel: "Access until",
  })
  expect(describeSubscription({ ...active, state: "none", status: "inactive", expiresAt: null })).toMatchObject({
    title: "No Active Subscription",
    text: "Subscribe to access all features",
    dateLabel: null,
  })
})

test("shows the actual price", () => {
  expect(describeSubscription({ ...active, amountCents: 1999 }).text).toBe("$19.99/month • Unlimited generations")
})

test("a failed renewal says until when it can be fixed", () => {
  const late = describeSubscription({ ...active, state: "past_due", graceUntil: "2026-12-28T09:00:00.000Z" })
  expect(late.dateLabel).toBe("Was due on")
  expect(late.warning).toContain("by December 28, 2026")
})

test("disputes and refunds are mentioned", () => {
  expect(describeSubscription({ ...active, state: "disputed" }).warning).toContain("disputed")
  expect(describeSubscription({ ...active, state: "refunded", status: "inactive" }).warning).toContain("was refunded")
})
