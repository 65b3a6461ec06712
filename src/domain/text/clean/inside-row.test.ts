import { expect, test } from "vitest"
import { withoutNoise } from "./noise.ts"

test.each([
  ["Two chairs pls and a table.", "Two chairs and a table."],
  [
    "need them in and dry the night before pls and a plug socket",
    "need them in and dry the night before and a plug socket",
  ],
])("A polite word inside a row goes alone: %s", (typed, left) => {
  expect(withoutNoise(typed).replace(/ {2,}/g, " ")).toBe(left)
})
