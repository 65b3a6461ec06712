import { expect, test } from "vitest"
import { withSplicesEnded } from "./splices.ts"

test.each([
  [
    "not for pressing comb, honey must be warm or it runs slow",
    "not for pressing comb. Honey must be warm or it runs slow",
  ],
  ["min rent 3 months, we take it out free", "min rent 3 months. We take it out free"],
  ["takes me a week to tie, order before your trip", "takes me a week to tie. Order before your trip"],
])("in haste, a comma before a clause of its own ends a sentence: %s", (typed, said) => {
  expect(withSplicesEnded(typed)).toBe(said)
})

test.each([
  "goes black with soot, it wipes off",
  "Works on gas, electric coil and charcoal; the base is too narrow for a hob",
  "when the lid sticks, we mend it free",
  "100 pages, 150 gsm cream paper",
  "gutter brush, you just lay it in the gutter",
  "shows how the wire run works, where it had seized and the grease we used",
  "keep ring numbers, race results and what they had",
  "show how I soak the cane, wedge it in and trim",
  "four pens (two leak, ink is dry)",
])("what belongs to the words before it stays with them: %s", (typed) => {
  expect(withSplicesEnded(typed)).toBe(typed)
})
