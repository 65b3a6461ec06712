import { expect, test } from "vitest"
import { measureBehindName } from "./known-end.ts"

test.each([
  ["cat water fountain 2.5L quiet pump stainless steel bowl top", "2.5L"],
  ["led strip light 5m usb remote 16 colours", "5m"],
  ["resistance band 2kg each sand filled", "2kg each"],
  ["shelf 60 cm wide 2 shelves", "60 cm wide"],
])("the measure behind a known thing is its own: %s", (typed, measure) => {
  expect(measureBehindName(typed)).toBe(measure)
})

test.each([
  "bobbins 4 inch approx sold in pairs",
  "washing machine 8kg 1400 spin",
  "prop 11 1/8 x 13 g",
  "boys 24 inch mountain bike",
  "norco storm 20 inch kids bike",
  "comes with a basket 40 cm wide handles on it",
  "garlic press stainless steel heavy duty",
  "crappie jigs marabou tail 10 in a pack",
])("nobody can tell whether a measure is that of the whole thing: %s", (typed) => {
  expect(measureBehindName(typed)).toBe("")
})
