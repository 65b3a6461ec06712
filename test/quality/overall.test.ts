import fc from "fast-check"
import { expect, test } from "vitest"
import { type Figure, faultsOf } from "./figure.ts"
import { figures } from "./figures.ts"
import { overallOf, shareEarned } from "./overall.ts"

const grammar: Figure = {
  id: "a",
  label: "a",
  unit: "per thousand",
  ideal: 0,
  floor: 2,
  worst: 12,
  weight: 10,
  prepare: () => () => faultsOf([], 1),
}
const score: Figure = { ...grammar, ideal: 95, floor: 85, worst: 50, weight: 30 }
const strict: Figure = { ...grammar, ideal: 0, floor: 0, worst: 1 }

test.each<[string, Figure, number, number]>([
  ["less is better: the ideal", grammar, 0, 1],
  ["half way to the floor", grammar, 1, 0.925],
  ["at the floor", grammar, 2, 0.85],
  ["half way to the worst", grammar, 7, 0.425],
  ["the worst", grammar, 12, 0],
  ["beyond the worst", grammar, 100, 0],
  ["more is better: above the ideal", score, 99, 1],
  ["at that floor", score, 85, 0.85],
  ["below the worst", score, 10, 0],
  ["where nothing is allowed: nothing", strict, 0, 1],
  ["something", strict, 0.25, 0.75],
])("%s", (_, figure, value, share) => {
  expect(shareEarned(figure, value)).toBeCloseTo(share, 10)
})

test("a value closer to the ideal never earns less", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...figures),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (figure, a, b) => {
        const at = (way: number) => shareEarned(figure, figure.ideal + way * (figure.worst - figure.ideal))
        expect(at(Math.min(a, b))).toBeGreaterThanOrEqual(at(Math.max(a, b)))
      },
    ),
  )
})

test("weighs the figures, and leaves out what could not be measured", () => {
  const none = { count: 0, of: 0, findings: [] }
  expect(
    overallOf([
      { figure: grammar, tally: { ...none, of: 1 } },
      { figure: score, tally: { ...none, of: 1 } },
    ]),
  ).toBe(25)
  expect(
    overallOf([
      { figure: grammar, tally: { ...none, of: 1 } },
      { figure: score, tally: none },
    ]),
  ).toBe(100)
})
