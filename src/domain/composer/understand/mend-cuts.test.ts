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
  ["20 watts, timer for 4, 8 or 12 hours.", ["20 watts", "timer for 4, 8 or 12 hours"]],
  ["Rigatoni, bucatini and fusilli in 1 lb bags.", ["Rigatoni, bucatini and fusilli in 1 lb bags."]],
  ["White light you can sit next to, not purple.", ["White light you can sit next to, not purple."]],
  ["18 settings on a ring, fine to cracked.", ["18 settings on a ring, fine to cracked"]],
  ["Light, medium or dark from one bottle.", ["Light, medium or dark from one bottle."]],
  [
    "Thirty-two of them are whimsies: owls, apples, ladders.",
    ["Thirty-two of them are whimsies: owls, apples, ladders."],
  ],
  ["Five ingredients, no wheat, corn or soy.", ["Five ingredients", "no wheat, corn or soy"]],
  ["Velvet, 46x54, 66x72, 90x90 inch pair.", ["Velvet", "46 x 54, 66 x 72 and 90 x 90 inch pairs"]],
  ["Velvet, sizes 45x45, 50x50, 30x50 cm.", ["Velvet", "sizes 45 x 45, 50 x 50 and 30 x 50 cm"]],
  ["Wool, sizes 8, 10, 12 and 14.", ["Wool", "sizes 8, 10, 12 and 14"]],
  ["Goes on in one move, even on a wriggler.", ["Goes on in one move, even on a wriggler"]],
])("%s", (sentence, pieces) => {
  expect(splitSentence(sentence)).toEqual(pieces)
})
