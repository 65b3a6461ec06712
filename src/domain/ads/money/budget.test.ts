import fc from "fast-check"
import { expect, it } from "vitest"
import { dailyCents, splitCents } from "./budget.ts"

it.each([
  [500, 1644],
  [100, 328],
  [100_000, 328_947],
  [912, 3000],
])("%d dollars a month are %d cents a day", (dollars, cents) => expect(dailyCents(dollars)).toBe(cents))

it("never spends more than the month in 30.4 days, and not a cent less than it could", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 10_000_000 }), (cents) => {
      const daily = dailyCents(cents / 100)
      expect(daily * 304).toBeLessThanOrEqual(cents * 10)
      expect((daily + 1) * 304).toBeGreaterThan(cents * 10)
    }),
  )
})

it("divides a day's cents down to the last one", () => {
  fc.assert(
    fc.property(
      fc.nat(400_000),
      fc.array(fc.double({ min: 0.01, max: 9, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (cents, weights) => {
        const shares = splitCents(cents, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
      },
    ),
  )
})
