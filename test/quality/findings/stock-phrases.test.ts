import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { stockPhraseList } from "./stock-phrase-list.ts"
import { stockPhrases } from "./stock-phrases.ts"

const found = (improvedBodyText: string, form = {}): string[] =>
  stockPhrases
    .prepare([])(makeWritten({ form, listing: { improvedBodyText } }))
    .findings.map(({ text }) => text)

test.each<[string, string[]]>([
  ["Elevate your morning.", ["elevate your"]],
  ["A must-have, perfect for gifts.", ["perfect for", "must have"]],
  ["Not only a mug but also a bowl, for the next level", ["next level", "not only a mug but also"]],
  ["Whether you\u2019re new or not", ["whether you're"]],
  ["The elevator is perfectly formed.", []],
])("%j has %j", (text, phrases) => {
  expect(found(text).toSorted()).toEqual(phrases.toSorted())
})

test("phrases from the brief are the seller's own", () => {
  expect(found("Made to Last sells maps.", { businessName: "Made to Last" })).toEqual([])
  expect(found("It is made to last.", { description: "Made to last" })).toEqual([])
  expect(found("It is made to last.", { description: "Made in Leeds" })).toEqual(["made to last"])
  expect(found("Plan a journey.", { description: "Plans each journey" })).toEqual([])
  expect(found("Plan a journey.")).toEqual(["journey"])
})

test("the list is long, and no phrase contains another, which would count one fault twice", () => {
  const isInside = (phrase: string) =>
    stockPhraseList.some((other) => other !== phrase && ` ${phrase} `.includes(` ${other} `))
  expect(stockPhraseList.filter(isInside)).toEqual([])
  expect(stockPhraseList.length).toBeGreaterThanOrEqual(150)
  expect(stockPhraseList.length).toBe(new Set(stockPhraseList).size)
})
