import { expect, test } from "vitest"
import { checkLength, type LengthCode } from "./length.ts"

const limits = { minChars: 3, maxChars: 5 }

test.each<[string, LengthCode, number, number]>([
  ["", "missing", 0, 3],
  [" \n\t", "missing", 3, 3],
  ["ab", "too-short", 2, 3],
  ["abc", "ok", 3, 5],
  ["abcde", "ok", 5, 5],
  ["abcdef", "too-long", 6, 5],
  ["🐎🐎🐎🐎🐎", "ok", 5, 5],
  ["🐎🐎🐎🐎🐎🐎", "too-long", 6, 5],
  ["né", "too-short", 2, 3],
])("%j is %s", (text, code, measured, limit) => {
  expect(checkLength(text, limits)).toEqual({ code, measured, limit })
})

test("with no minimum, blank is still missing", () => {
  expect(checkLength(" ", { minChars: 0, maxChars: 5 }).code).toBe("missing")
})
