import { expect, test } from "vitest"
import { roughSpelling } from "./spelled-like.ts"

test.each([
  ["beter", "better"],
  ["carpentor", "carpenter"],
  ["recieve", "receive"],
  ["definately", "definitely"],
  ["embarass", "embarrass"],
])("%s is a slip for %s", (slip, word) => {
  expect(roughSpelling(slip)).toBe(roughSpelling(word))
})

test.each([
  ["block", "black"],
  ["paper", "piper"],
  ["batter", "butter"],
  ["steel", "steal"],
  ["silver", "sliver"],
  ["tin", "ten"],
  ["tool", "toll"],
  ["rg690a", "rg690e"],
  ["lined", "linen"],
])("%s and %s are two words", (one, other) => {
  expect(roughSpelling(one)).not.toBe(roughSpelling(other))
})
