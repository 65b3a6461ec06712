import { expect, test } from "vitest"
import { withoutTitleCase } from "./title-cased.ts"

test.each([
  [
    "We Install Gate Motors With A Warranty In Pretoria East. Call Out R450 Incl The First Hour, All Garanteed",
    "We install gate motors with a warranty in Pretoria East. Call out R450 Incl the first hour, all garanteed",
  ],
  [
    "Hand Made Leather Belts For Men And Women, Cut In Our Shed From Kenyan Hides",
    "Hand made leather belts for men and women, cut in our shed from Kenyan hides",
  ],
])("a text with a capital on every word is written as sentences: %s", (typed, expected) => {
  expect(withoutTitleCase(typed)).toBe(expected)
})

test.each([
  "Canon AE-1 Program 35mm SLR Film Camera Body Only Black And Chrome",
  "Oak Dining Table With Six Chairs",
  "We install gate motors in Pretoria East, Centurion and Midrand.",
  "Sea Salt Candle, Cotton Wick, Amber Jar, Hand Poured, Gift Box, Free Card",
])("a name, a row of names and a sentence stay as typed: %s", (typed) => {
  expect(withoutTitleCase(typed)).toBe(typed)
})
