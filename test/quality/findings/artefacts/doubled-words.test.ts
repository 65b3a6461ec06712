import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findDoubledWords } from "./doubled-words.ts"

test.each<[string, string[]]>([
  ["The the mug", ["the the"]],
  ["A mug mug for tea", ["mug mug"]],
  ["All she had had was tea", []],
  ["By Duran Duran", []],
  ["Over-over easy", []],
  ["mug. Mug", []],
])("%j: %j", (improvedBodyText, found) => {
  const one = makeWritten({ form: { description: "a Duran Duran record" }, listing: { improvedBodyText } })
  expect(findDoubledWords(one).map(({ text }) => text)).toEqual(found)
})
