import { expect, test } from "vitest"
import { makeWritten } from "./make-written.ts"
import { escapePattern, runsOf, sentencesIn, stemOf, textsOfBrief, wordsIn } from "./tokens.ts"

test.each<[string, string[]]>([
  ["Wheel-thrown, 3.75 in", ["wheel", "thrown", "3.75", "in"]],
  ["Mother\u2019s 12oz mug (1,000 g)", ["mother's", "12oz", "mug", "1,000", "g"]],
  ["Café №1 — naïve", ["café", "1", "naïve"]],
  ["", []],
])("the words of %j are %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test("a sentence ends before a capital or a digit", () => {
  expect(sentencesIn('It is 4.5 cu. ft. in all. "Yes!" 12 oz.')).toEqual([
    "It is 4.5 cu. ft. in all.",
    '"Yes!"',
    "12 oz.",
  ])
})

test.each([
  ["glaze", "glazed"],
  ["mug", "mugs"],
  ["potter", "potters"],
  ["berry", "berries"],
  ["run", "running"],
  ["brush", "brushes"],
  ["shop", "shop's"],
])("%s and %s have the same stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each([
  ["mug", "rug"],
  ["stone", "store"],
  ["ring", "rang"],
])("%s and %s have different stems", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test("runs have the requested length, and a short text has none", () => {
  expect(runsOf(["a", "b", "c"], 2)).toEqual(["a b", "b c"])
  expect(runsOf(["a"], 2)).toEqual([])
})

test("a brief's texts are everything typed, except instructions on how to write it", () => {
  const form = {
    businessName: "A",
    products: [{ name: "B", description: "C" }],
    bodyTextSections: [{ id: "s", content: "D" }],
  }
  expect(textsOfBrief(makeWritten({ form }).sample.brief)).toEqual(["A", "B", "C", "D"])
})

test("a phrase is found in its exact form", () => {
  for (const phrase of ["$4.99", "a|b", "(x)", "**", "c/o"])
    expect(new RegExp(escapePattern(phrase), "u").test(`-${phrase}-`)).toBe(true)
})
