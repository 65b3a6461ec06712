import fc from "fast-check"
import { expect, test } from "vitest"
import { wordStem } from "./word-stem.ts"

test.each([
  ["mugs", "mug"],
  ["berries", "berry"],
  ["boxes", "box"],
  ["glasses", "glass"],
  ["dishes", "dish"],
  ["handles", "handle"],
  ["dollhouses", "dollhouse"],
  ["horses", "horse"],
  ["sizes", "size"],
])("%s and %s have the same stem", (several, one) => {
  expect(wordStem(several)).toBe(wordStem(one))
})

test.each([
  ["bus", "bu"],
  ["iris", "iri"],
  ["glass", "glas"],
  ["ring", "rings2"],
])("%s and %s have different stems", (one, other) => {
  expect(wordStem(one)).not.toBe(wordStem(other))
})

test("a stem is the beginning of its word", () => {
  fc.assert(fc.property(fc.string(), (word) => word.startsWith(wordStem(word))))
})
