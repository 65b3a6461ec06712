import { expect, test } from "vitest"
import { fixInContext } from "./confused-words.ts"

test.each([
  ["only strait stitch on my nans old machine", "only straight stitch on my nan's old machine"],
  ["I might loose Biscuit", "I might lose Biscuit"],
  ["the strait of Dover", "the strait of Dover"],
  ["my mums love it", "my mums love it"],
  ["14 day trail", "14 day trial"],
])("%j means %j", (typed, meant) => {
  expect(fixInContext(typed)).toBe(meant)
})
