import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { isForOne } from "./said-of-thing.ts"

test.each([
  ["Add initials or a date.", true],
  ["Engraved with your name.", true],
  ["A card explains the custom of filling it at noon.", false],
  ["The weaver's name on a tag.", false],
  ["Engraved on the barrel with the initials M. K.", false],
])("what is made for one buyer says whose name it gets: %s", (description, expected) => {
  const products = [{ name: "Fountain Pen", category: "", description: "" }]
  expect(isForOne(makeUnderstood({ description, products }))).toBe(expected)
})
