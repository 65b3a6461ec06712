import { expect, it } from "vitest"
import { readSearch } from "./read-search.ts"

it.each([
  ["Speckled  MUG", { words: ["speckled", "mug"], phrases: [], signs: [] }],
  ['"slow mornings" mug', { words: ["slow", "mornings", "mug"], phrases: ["slow mornings"], signs: [] }],
  ["“café crème”", { words: ["cafe", "creme"], phrases: ["cafe creme"], signs: [] }],
  ['"mug"', { words: ["mug"], phrases: [], signs: [] }],
  ["tea 🫖", { words: ["tea"], phrases: [], signs: ["🫖"] }],
  ["a & | !", { words: ["a"], phrases: [], signs: [] }],
  ["mug mug", { words: ["mug"], phrases: [], signs: [] }],
])("%j is read as %j", (typed, search) => {
  expect(readSearch(typed)).toEqual(search)
})

it.each(["", "  ", "%", "\\", "'", '"', "':* & | ! ( <->", "\u0000"])("%j cannot be found anywhere", (typed) => {
  expect(readSearch(typed)).toBeNull()
})
