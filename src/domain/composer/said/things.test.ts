import { expect, test } from "vitest"
import { isActivity, joinMeasures, measureOf } from "./things.ts"

const names = { it: "it", the: "the trip" }

test.each([
  ["about three hours with a picnic stop", "it takes about three hours with a picnic stop"],
  ["5 miles from Glasbury to Hay", "it covers 5 miles from Glasbury to Hay"],
  ["£42 a person", "it costs £42 a person"],
  ["$39/mo", "it costs $39 a month"],
  ["Minimum age 14", "the minimum age is 14"],
  ["eight places", "there are eight places"],
  ["Thursdays in June", "it runs on Thursdays in June"],
  ["Two hours of coverage", null],
  ["$89 drone vs my roof", null],
  ["a linen album", null],
])("%j is said as %j", (thing, said) => {
  expect(measureOf(thing, names)).toBe(said)
})

test("what it takes and what it costs are one sentence, and not three in one", () => {
  expect(joinMeasures(["It takes 45 minutes.", "It costs £11.", "It covers 5 miles."])).toEqual([
    "It takes 45 minutes and costs £11.",
    "It covers 5 miles.",
  ])
  expect(joinMeasures(["Dogs are welcome.", "It costs £11."])).toEqual(["Dogs are welcome.", "It costs £11."])
})

test.each([
  ["canoe hire on the Wye", true],
  ["piano tuning", true],
  ["a linen album", false],
])("whether %j is work: %j", (text, is) => {
  expect(isActivity(text)).toBe(is)
})
