import { expect, test } from "vitest"
import { splitSentence } from "./split-sentence.ts"

test.each<readonly [string, readonly string[]]>([
  ["Black tea, 125 g in a tin with a lever lid.", ["Black tea", "125 g", "in a tin with a lever lid"]],
  ["Best before bed, with a spoon of honey.", ["Best before bed with a spoon of honey"]],
  ["Malty, full and a little sweet, and it takes milk well.", ["Malty, full and a little sweet", "it takes milk well"]],
  [
    "Two leash points, one at the front and one on the back.",
    ["Two leash points (one at the front and one on the back)"],
  ],
  ["Goes on in one move, even on a wriggler.", ["Goes on in one move, even on a wriggler"]],
])("%s", (sentence, pieces) => {
  expect(splitSentence(sentence)).toEqual(pieces)
})
