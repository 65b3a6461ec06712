import { expect, test } from "vitest"
import { findMarks } from "./find-marks.ts"

const shown = (text: string, words: readonly string[]) =>
  findMarks(text, words).map(({ start, end }) => text.slice(start, end))

test.each([
  ["Burns for 90 hours, 90 hours", ["90 hours"], ["90 hours", "90 hours"]],
  ["19 oz and 9 oz", ["9 oz"], ["9 oz"]],
  ["award-winning mug", ["award-winning", "winning"], ["award-winning"]],
  ["free shipping", ["shipping", "free"], ["free", "shipping"]],
  ["20% off, 20%", ["20%"], ["20%", "20%"]],
  ["oaken", ["oak"], []],
  ["oak", [""], []],
])("%j with %j", (text, words, expected) => {
  expect(shown(text, words)).toEqual(expected)
})
