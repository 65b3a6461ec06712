import { expect, test } from "vitest"
import { small } from "./turning.ts"

test.each([
  ["The shop was begun", "the shop was begun"],
  ["Projects begin at $450", "projects begin at $450"],
  // Two names that "&", "and" or "of" join are one name, though the first of them is a common word.
  ["Cedar & Stone Landscaping was started", "Cedar & Stone Landscaping was started"],
  ["Rose and Crown serves lunch", "Rose and Crown serves lunch"],
  ["Bread of Heaven bakes at night", "Bread of Heaven bakes at night"],
  ["Cedar and stone are cut here", "cedar and stone are cut here"],
])("%j is %j behind another word", (text, inside) => {
  expect(small(text)).toBe(inside)
})
