import { expect, test } from "vitest"
import { barsOf, ceilingOf, tellActivity } from "./activity-figures.ts"

const days = (...counts: number[]) =>
  counts.map((listings, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, "0")}`,
    generations: listings,
    listings,
  }))

test.each([
  [days(0, 0, 0), "No activity in the last 3 days."],
  [days(0, 1, 0), "1 listing on one day, Nov 2."],
  [days(0, 3, 0), "3 listings on one day, Nov 2."],
  [days(2, 5, 0, 5), "12 listings on 3 days, most on Nov 2: 5."],
])("in a sentence: %#", (given, sentence) => {
  expect(tellActivity(given)).toBe(sentence)
})

test.each([
  [[0], 2],
  [[1, 2], 2],
  [[3], 4],
  [[10], 10],
  [[11], 20],
  [[50], 50],
  [[51], 100],
  [[400], 400],
])("%j ends at %d", (counts, ceiling) => {
  expect(ceilingOf(days(...counts))).toBe(ceiling)
})

test("every bar is in the middle of its day", () => {
  const [first, second] = barsOf(days(2, 1))
  expect(first).toMatchObject({ width: 31, height: 100 })
  expect(first?.x).toBeCloseTo(9.5)
  expect(second?.x).toBeCloseTo(59.5)
  expect(second?.height).toBe(50)
})
