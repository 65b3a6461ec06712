import { expect, test } from "vitest"
import { withPhraseBreaks } from "./phrase-breaks.ts"

test.each([
  [
    "chest freezer 200 l works perfectly 2 years old moving house has to go by sat",
    "chest freezer 200 l, works perfectly, 2 years old, moving house, has to go by sat",
  ],
  ["110 cm long fits pots up to 20 cm", "110 cm long, fits pots up to 20 cm"],
  ["holds up to 9 kg folds flat", "holds up to 9 kg, folds flat"],
  ["24 pieces 12 sizes", "24 pieces, 12 sizes"],
  ["rubber sole velcro strap", "rubber sole velcro strap"],
  ["canvas upper rubber sole", "canvas upper, rubber sole"],
  ["canvas upper 4 mm rubber sole", "canvas upper, 4 mm rubber sole"],
  ["macrame plant hanger cotton cord", "macrame plant hanger, cotton cord"],
  ["mostly plum yew and laburnum", "mostly plum, yew and laburnum"],
  ["good tyres pickup only", "good tyres, pickup only"],
])("what cannot belong together has a comma: %s", (typed, text) => {
  expect(withPhraseBreaks(typed)).toBe(text)
})

test.each([
  "about 2 years old",
  "each one's 4000 years old",
  "kitchen glass jar",
  "dog leather collar",
  "size M fits 6 to 7 cm wide hooves",
  "it has to go to a good home",
  "a set of 4 mugs 2 bowls",
  "steel garden edging",
  "we can deliver",
  "the lid fits, and the base stays dry",
])("what may belong together stays: %s", (typed) => {
  expect(withPhraseBreaks(typed)).toBe(typed)
})
