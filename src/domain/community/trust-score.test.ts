import { expect, it } from "vitest"
import { type TrustFacts, trustOf } from "./trust-score.ts"

const nothing: TrustFacts = {
  ...{ hasConfirmedEmail: false, hasTwoFactor: false },
  ...{ paidMonths: 0, memberDays: 0, totalGenerations: 0, successfulGenerations: 0 },
}
const everything: TrustFacts = {
  ...{ hasConfirmedEmail: true, hasTwoFactor: true },
  ...{ paidMonths: 6, memberDays: 100, totalGenerations: 20, successfulGenerations: 20 },
}

it.each<[Partial<TrustFacts>, number]>([
  [{}, 0],
  [{ hasConfirmedEmail: true }, 20],
  [{ hasTwoFactor: true }, 10],
  [{ paidMonths: 1 }, 5],
  [{ paidMonths: 6 }, 30],
  [{ paidMonths: 7 }, 30],
  [{ memberDays: 9 }, 0],
  [{ memberDays: 99 }, 9],
  [{ memberDays: 100 }, 10],
  [{ memberDays: -1 }, 0],
  [{ totalGenerations: 4, successfulGenerations: 4 }, 4],
  [{ totalGenerations: 5, successfulGenerations: 5 }, 15],
  [{ totalGenerations: 40, successfulGenerations: 20 }, 25],
])("gives %j %i points", (facts, points) => {
  expect(trustOf({ ...nothing, ...facts }).trustScore).toBe(points)
})

it("adds up to a hundred, and the parts are the score", () => {
  const { trustScore, parts } = trustOf(everything)
  expect(trustScore).toBe(100)
  expect(parts.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100)
})

it.each<[Partial<TrustFacts>, boolean, string | null]>([
  [{ hasConfirmedEmail: false }, false, null],
  [{ paidMonths: 0 }, false, null],
  [{ paidMonths: 1, hasTwoFactor: false, memberDays: 0 }, true, "verified"],
  [{}, true, "established"],
  [{ hasTwoFactor: false, memberDays: 0 }, true, "established"],
  [{ hasTwoFactor: false, memberDays: 0, paidMonths: 5 }, true, "verified"],
])("a member without %j is verified: %s, with the badge %j", (facts, isVerified, verificationBadge) => {
  expect(trustOf({ ...everything, ...facts })).toMatchObject({ isVerified, verificationBadge })
})
