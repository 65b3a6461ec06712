import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { givenWays, isActivity, joinMeasures, measureOf, namedThings, pricedThing } from "./things.ts"

const { wording } = tellerOf({})

test("a time for each thing has no price of its own, and half a day has", () => {
  expect(pricedThing("one day a window, from £340", wording)).toBe("it takes one day a window and costs from £340")
  expect(pricedThing("half a day from £280", wording)).toBe("half a day starts at £280")
  expect(pricedThing("hook up $75 plus $4 a mile (no fees)", wording)).toBe(
    "the hook-up is $75 plus $4 a mile (no fees)",
  )
})

test("somebody whom one gets is told with a verb, and what is counted too", () => {
  const ways = givenWays(["One tuner who never hurries"], wording, "we", "us")
  expect(ways).toContain("you get one tuner who never hurries")
  expect(givenWays(["three climbers and one chipper"], wording, "we", "us")).not.toContain(
    "Three climbers and one chipper",
  )
})

test("a list that ends on a pair of its own closes with it, and a price keeps its tax", () => {
  expect(
    namedThings(["two hours on the island", "two photographers", "150 photos and help with the permit"], wording),
  ).toBe("two hours on the island, two photographers, 150 photos and help with the permit")
  expect(namedThings(["free home measure", "3D drawing within 7 days"], wording)).toBe(
    "a free home measure and a 3D drawing within 7 days",
  )
  expect(pricedThing("8 yard £280 inc VAT", wording)).toBe("8 yard is £280 inc VAT")
  expect(givenWays(["No mattresses", "no fridges"], wording, "we", "us")).toContain("No mattresses, no fridges")
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
