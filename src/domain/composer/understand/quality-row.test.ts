import { expect, test } from "vitest"
import { isQualityRow } from "./quality-row.ts"

test.each([
  "Vegan and free of fragrance",
  "free of fragrance",
  "Free from parabens, sulphates and dyes",
  "not sticky",
  "Malty, full and a little sweet",
  "warm and a little hairy",
  "light enough for a coat pocket",
  "Best between 7 and 30 days after the roast date",
  "best served cold",
])("%s says how a thing is", (text) => {
  expect(isQualityRow(text)).toBe(true)
})

test.each([
  "Free delivery",
  "not included",
  "Best friend necklace",
  "wide handle and free lid",
  "free gift of a spoon",
  "Vegan",
])("%s is no row of qualities", (text) => {
  expect(isQualityRow(text)).toBe(false)
})
