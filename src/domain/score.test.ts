import { expect, test } from "vitest"
import { fairFrom, goodFrom, scoreBand, scoreMax } from "./score.ts"

test.each([
  [scoreMax, "good"],
  [goodFrom, "good"],
  [goodFrom - 1, "fair"],
  [79.9, "fair"],
  [fairFrom, "fair"],
  [fairFrom - 1, "poor"],
  [59.9, "poor"],
  [0, "poor"],
])("a score of %d is %s", (score, band) => {
  expect(scoreBand(score)).toBe(band)
})

test("the limits are the product's: green from 80, yellow from 60, out of 100", () => {
  expect([goodFrom, fairFrom, scoreMax]).toEqual([80, 60, 100])
})
