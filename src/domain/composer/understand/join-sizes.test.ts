import { expect, test } from "vitest"
import { joinSizes } from "./join-sizes.ts"

test.each([
  [["46x54", "66x72", "90x90 inch pair"], ["46 x 54, 66 x 72 and 90 x 90 inch pairs"]],
  [
    ["velvet", "60 x 90", "80x120 cm", "washable"],
    ["velvet", "60 x 90 and 80 x 120 cm", "washable"],
  ],
  [
    ["lined", "sizes 8", "10", "12", "14 and 16", "wool"],
    ["lined", "sizes 8, 10, 12, 14 and 16", "wool"],
  ],
])("%j are one choice", (given, joined) => {
  expect(joinSizes(given)).toEqual(joined)
})

test.each([[["23 x 11 x 19 in", "8 lb"]], [["90 x 90 cm", "two pockets"]], [["46x54", "lined", "90x90 cm"]]])(
  "%j stay as they are",
  (given) => {
    expect(joinSizes(given)).toEqual(given)
  },
)
