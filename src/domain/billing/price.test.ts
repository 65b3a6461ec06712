import { expect, test } from "vitest"
import { priceFor } from "./price.ts"

const lapsed = new Date("2026-11-01T00:00:00Z")
const after = (days: number, ms = 0) => new Date(lapsed.getTime() + days * 86_400_000 + ms)

test.each([
  ["a new customer", null, null, lapsed, "new"],
  ["who is still here", "old", null, after(400), "old"],
  ["who comes back at once", "old", lapsed, after(0), "old"],
  ["who comes back on the last day", "old", lapsed, after(30), "old"],
  ["who comes back a moment later", "old", lapsed, after(30, 1), "new"],
])("%s", (_, lockedPriceId, lapsedAt, now, expected) => {
  expect(priceFor({ lockedPriceId, lapsedAt }, { currentPriceId: "new", lockDays: 30, now })).toBe(expected)
})
