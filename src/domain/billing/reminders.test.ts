import { expect, test } from "vitest"
import { dueFor } from "./reminders.ts"

const paidAt = new Date("2026-11-21T09:00:00Z")

test.each([
  [0, 0, false],
  [0.99, 0, false],
  [1, 1, false],
  [4.99, 1, false],
  [5, 2, false],
  [11, 3, false],
  [13.99, 3, false],
  [14, 3, true],
  [90, 3, true],
])("after %d days: %i reminders, refund %s", (days, reminders, isRefundDue) => {
  const now = new Date(paidAt.getTime() + days * 86_400_000)
  expect(dueFor(paidAt, { now, refundDays: 14 })).toEqual({ reminders, isRefundDue })
})

test("a payment with a shorter wait gets fewer reminders", () => {
  const now = new Date(paidAt.getTime() + 30 * 86_400_000)
  expect(dueFor(paidAt, { now, refundDays: 4 })).toEqual({ reminders: 1, isRefundDue: true })
})
