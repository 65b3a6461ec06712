import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findWrongArticles, wantsAn } from "./articles.ts"

test.each(
  [
    "apple",
    "hour",
    "honest",
    "heirloom",
    "8",
    "18",
    "11-inch",
    "80",
    "11,000",
    "umbrella",
    "uninvited",
    "unimpressed",
    "urban",
    "utter",
    "usher",
    "onerous",
  ].map((word) => [word]),
)("an %s", (word) => {
  expect(wantsAn(word)).toBe(true)
})

test.each(
  [
    "mug",
    "unit",
    "unique",
    "uniform",
    "used",
    "user",
    "usable",
    "usual",
    "European",
    "one",
    "once",
    "ewe",
    "100",
    "118",
    "1,100",
    "110",
    "utensil",
    "ukulele",
    "house",
    "universal",
    "union",
  ].map((word) => [word]),
)("a %s", (word) => {
  expect(wantsAn(word)).toBe(false)
})

test.each([["SNES"], ["herb"], ["x"], ["1889"]])("both are used for %s", (word) => {
  expect(wantsAn(word)).toBeNull()
})

test.each<[string, string[]]>([
  ["A apple and an mug", ["A apple", "an mug"]],
  ["Vitamin A is good, and 5 a day are fine", []],
  ["It is an 8 inch pan, a 12 oz mug", []],
  ["Size: a 8 inch pan", ["a 8"]],
  ["I flew a $89 drone, and a $12 kite", ["a $89"]],
])("%j: %j", (improvedBodyText, found) => {
  expect(findWrongArticles(makeWritten({ listing: { improvedBodyText } })).map(({ text }) => text)).toEqual(found)
})

test("a name in the brief may begin like an article", () => {
  const form = { shippingDetails: "An Post registered" }
  expect(findWrongArticles(makeWritten({ form, listing: { improvedBodyText: "It goes by An Post." } }))).toEqual([])
})
