import { expect, test } from "vitest"
import { withPhraseBreaks } from "./phrase-breaks.ts"

test.each([
  ["chest freezer 200 l works perfectly", "chest freezer 200 l, works perfectly"],
  ["110 cm long fits pots up to 20 cm", "110 cm long, fits pots up to 20 cm"],
  ["holds up to 9 kg folds flat", "holds up to 9 kg, folds flat"],
  ["24 pieces 12 sizes", "24 pieces, 12 sizes"],
  ["rubber sole velcro strap", "rubber sole velcro strap"],
  ["macrame plant hanger cotton cord", "macrame plant hanger, cotton cord"],
  ["mostly plum yew and laburnum", "mostly plum, yew and laburnum"],
])("what cannot belong together has a comma: %s", (typed, text) => {
  expect(withPhraseBreaks(typed)).toBe(text)
})

test.each([
  "kitchen glass jar",
  "dog leather collar",
  "size M fits 6 to 7 cm wide hooves",
  "a set of 4 mugs 2 bowls",
  "steel garden edging",
  "the lid fits, and the base stays dry",
])("what may belong together stays: %s", (typed) => {
  expect(withPhraseBreaks(typed)).toBe(typed)
})
