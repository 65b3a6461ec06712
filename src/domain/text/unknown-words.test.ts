import { expect, test } from "vitest"
import { makeUnknownRemover } from "./unknown-words.ts"

test.each([
  [
    "the rest is said elsewhere",
    "oak table xqorv, 6 chairs",
    "oak table, 6 chairs, oak table xqorv, 6 chairs",
    "6 chairs",
  ],
  ["the rest is not", "oak table xqorv, 6 chairs", "oak table xqorv, 6 chairs", "oak table, 6 chairs"],
  ["it is said twice", "a blue xqorv lamp", "a blue xqorv lamp, the xqorv", "a blue xqorv lamp"],
  ["it stands alone", "6 chairs, xqorvs", "6 chairs, xqorvs", "6 chairs, xqorvs"],
  ["it is a name", "a blue kwikfix lamp", "a blue kwikfix lamp", "a blue kwikfix lamp"],
  ["it is far from all words", "4 games, gran turismo 7", "4 games, gran turismo 7", "4 games, gran turismo 7"],
  ["it is counted", "12 xqorv blue lamps", "12 xqorv blue lamps", "12 xqorv blue lamps"],
])("an unknown word, where %s", (_, typed, said, left) => {
  expect(makeUnknownRemover(new Set(["kwikfix"]), said)(typed)).toBe(left)
})
