import { expect, test } from "vitest"
import { counterFor } from "./counter-for.ts"

test.each([
  ["", true, undefined],
  ["a", true, 1],
  ["a".repeat(74), false, undefined],
  ["a".repeat(75), false, 75],
  ["a".repeat(101), false, 101],
])("%j, long: %s, has the counter %s", (text, isLong, count) => {
  expect(counterFor(text, 100, isLong).counter?.count).toBe(count)
})
