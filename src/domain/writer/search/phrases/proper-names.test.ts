import { expect, test } from "vitest"
import { namesIn, pairsIn } from "./proper-names.ts"

test.each([
  [
    "Quick Release Woodworking Vice",
    "The quick release lever works. A quick release woodworking vice.",
    ["quick release"],
  ],
  ["Quick Release Woodworking Vice", "A quick release woodworking vice.", []],
  ["Low Tide Wooden Puzzle", "A puzzle of a lobster wharf at low tide, cut by hand.", ["low tide"]],
  ["Oak Bread Board", "An oak bread bin and an oak bread board.", []],
])("a quality of two words that the seller uses elsewhere: %s, %s", (name, text, pairs) => {
  expect(pairsIn(name, text)).toEqual(pairs)
})

test.each([
  ["Hilger & Watts dumpy level from the 1950s.", ["Hilger & Watts"]],
  ["My Marples & Sons mortise gauge.", ["Marples & Sons"]],
  ["A brass Crosskill & Sons turnip cutter.", ["Crosskill & Sons"]],
  ["A salt & pepper mill. Oak & walnut.", []],
])("a maker of two words: %s", (text, names) => {
  expect(namesIn(text)).toEqual(names)
})
