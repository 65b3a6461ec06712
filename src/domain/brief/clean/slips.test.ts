import { expect, test } from "vitest"
import { withoutSlips } from "./slips.ts"

test.each([
  [
    "The whale ones are differnt, with a diffrent subscripton.",
    "The whale ones are different, with a different subscription.",
  ],
  ["From squamish, carnivorus, two bandanas.", "From squamish, carnivorus, two bandanas."],
])("a long everyday word with one wrong letter is mended, and no name: %s", (text, expected) => {
  expect(withoutSlips(text, new Set(), "en")).toBe(expected)
})

test.each([
  ["It is a Eastman from 2017.", "It is an Eastman from 2017."],
  ["Grade a eggs and a oven.", "Grade a eggs and an oven."],
  ["A one-off and a European oak.", "A one-off and a European oak."],
])("the article fits its noun: %s", (text, expected) => {
  expect(withoutSlips(text, new Set(), "en")).toBe(expected)
})
