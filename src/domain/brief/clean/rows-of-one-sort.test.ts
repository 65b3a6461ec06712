import { expect, test } from "vitest"
import { withRowsApart } from "./rows-of-one-sort.ts"

test.each([
  ["colours: mint pink cream", "colours: mint, pink, cream"],
  ["navy blue white red", "navy blue, white, red"],
  ["iPhone iPad Apple Watch", "iPhone, iPad, Apple Watch"],
  ["sizes 5'3 5'6 5'9", "sizes 5'3, 5'6, 5'9"],
  ["black red box", "black red box"],
  ["works with an Apple Watch", "works with an Apple Watch"],
  ["a red white-gold ring", "a red white-gold ring"],
])("%s is read as %s", (typed, expected) => {
  expect(withRowsApart(typed)).toBe(expected)
})
