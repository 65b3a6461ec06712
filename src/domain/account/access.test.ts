import { expect, test } from "vitest"
import { accountStatusOf, hasAccess, type Subscription } from "./access.ts"

const now = new Date("2026-12-01T00:00:00Z")
const past = new Date(now.getTime() - 1)
const future = new Date(now.getTime() + 1)

test.each<[string, Subscription, boolean]>([
  ["active without an end", { status: "active", expiresAt: null }, true],
  ["active before it lapses", { status: "active", expiresAt: past, lapsesAt: future }, true],
  ["active at the moment it lapses", { status: "active", expiresAt: past, lapsesAt: now }, false],
  ["active and disputed", { status: "active", expiresAt: null, isHeld: true }, false],
  ["cancelled with time left", { status: "cancelled", expiresAt: future }, true],
  ["cancelled at its end", { status: "cancelled", expiresAt: now }, false],
  ["cancelled and disputed", { status: "cancelled", expiresAt: future, isHeld: true }, false],
  ["cancelled without an end", { status: "cancelled", expiresAt: null }, false],
  ["inactive", { status: "inactive", expiresAt: future }, false],
])("%s: %s", (_, subscription, expected) => {
  expect(hasAccess(subscription, now)).toBe(expected)
})

test.each<[Subscription, string]>([
  [{ status: "inactive", expiresAt: null }, "new_user"],
  [{ status: "inactive", expiresAt: past }, "inactive"],
  [{ status: "cancelled", expiresAt: past }, "inactive"],
])("%j gets the message %s", (subscription, status) => {
  expect(accountStatusOf(subscription)).toBe(status)
})
