import { expect, test } from "vitest"
import { knownEnd, measureBehindName, opensWithKnownName } from "./known-end.ts"

test.each([
  ["cat water fountain 2.5L quiet pump stainless steel bowl top", "2.5L"],
  ["risograph print a3 london skyline 2 colour", "a3"],
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
  "comes with a basket 40 cm wide handles on it",
  "garlic press stainless steel heavy duty",
])("nobody can tell whether a measure is that of the whole thing: %s", (typed) => {
  expect(measureBehindName(typed)).toBe("")
})

test.each([
  ["soy wax melts 6 pack strong", true],
  ["hiit timer loud beeps works with the screen off", true],
  ["sterling silver ring stacking thin 1.2 mm hammered", true],
  ["comes with a stool and two trays", false],
])("a known thing comes first: %s", (typed, isKnown) => {
  expect(opensWithKnownName(typed)).toBe(isKnown)
})

test("a material behind the name does not end it, what comes behind that does", () => {
  expect(knownEnd("water bottle stainless steel 500ml 2 lids".split(" "))).toEqual({ name: 2, whole: 2 })
})
