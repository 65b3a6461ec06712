import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { givenWays, isActivity, joinMeasures, measureOf, pricedThing } from "./things.ts"

const { wording } = tellerOf({})

test("a time for each thing has no price of its own, and half a day has", () => {
  expect(pricedThing("one day a window, from £340", wording)).toBe("it takes one day a window and costs from £340")
  expect(pricedThing("half a day from £280", wording)).toBe("half a day starts at £280")
})

test("somebody whom one gets is told with a verb, and what is counted too", () => {
  const ways = givenWays(["One tuner who never hurries"], wording, "we", "us")
  expect(ways).toContain("you get one tuner who never hurries")
  expect(givenWays(["three climbers and one chipper"], wording, "we", "us")).not.toContain(
    "Three climbers and one chipper",
  )
})

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
