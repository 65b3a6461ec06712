import { expect, test } from "vitest"
import { checkWordCount } from "./word-count.ts"

test.each([
  [["one"], "too-few-words", 1, 2],
  [["one two"], "ok", 2, 3],
  [["one two", "three"], "ok", 3, 3],
  [["one two", "three-in-one four"], "too-many-words", 4, 3],
])("%j is %s", (texts, code, measured, limit) => {
  expect(checkWordCount(texts, { min: 2, max: 3 })).toEqual({ code, measured, limit })
})

test("without a maximum, no text is too long", () => {
  expect(checkWordCount(["a b c d"], { min: 2 })).toEqual({ code: "ok", measured: 4, limit: 2 })
})
