import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findPunctuation, isBalanced } from "./punctuation.ts"

test.each<[string, string | null]>([
  ["Two  spaces", "two spaces"],
  ["A mug , blue", "a space before a stop"],
  ["A mug,, blue", "two stops"],
  ["A mug.. blue", "two stops"],
  ["A mug!! blue", "two stops"],
  ["A mug., blue", "two stops"],
  ["A mug ( blue)", "an empty or loose bracket or quote"],
  ["A mug,blue and red", "no space after a stop"],
  ["A mug (blue", "a bracket or quote without its other half"],
  ["Holds 4.5 cu. ft., or 1,000 g", null],
  ["It ran and ran... and stopped", null],
  ["finance,spending,couples", null],
  ['A 24" bike and a “blue” mug (new)', null],
  ["A .22 mm gap", null],
])("%j: %s", (improvedBodyText, says) => {
  expect(findPunctuation(makeWritten({ listing: { improvedBodyText } })).map((finding) => finding.says)).toEqual(
    says === null ? [] : [says],
  )
})

test.each<[string, boolean]>([
  ['a "mug"', true],
  ['a "mug', false],
  ['5" x 4"', true],
  ['17 in X4 "Dijon" rims', true],
  ["a mug]", false],
  ["“mug", false],
])("%j is balanced: %s", (text, isSo) => {
  expect(isBalanced(text)).toBe(isSo)
})

test("a keyword field has no spaces after its commas", () => {
  expect(
    findPunctuation(makeWritten({ listing: { platformFields: { keywordField: "half marathon,5k,jog" } } })),
  ).toEqual([])
})

test("a quotation that ends with a digit is closed", () => {
  expect(isBalanced('Big enough for "dentist 3:40" without abbreviating.')).toBe(true)
  expect(isBalanced('Big enough for "dentist without abbreviating.')).toBe(false)
})
