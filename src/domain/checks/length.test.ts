import { expect, test } from "vitest"
import type { Unit } from "../text/measure/units.ts"
import { checkLength, type LengthCode } from "./length.ts"

test.each<[string, Unit, LengthCode | "ok", number, number]>([
  ["", "codePoints", "missing", 0, 3],
  [" \n\t", "codePoints", "missing", 3, 3],
  ["ab", "codePoints", "too-short", 2, 3],
  ["abc", "codePoints", "ok", 3, 5],
  ["abcde", "codePoints", "ok", 5, 5],
  ["abcdef", "codePoints", "too-long", 6, 5],
  ["🐎🐎🐎🐎🐎", "codePoints", "ok", 5, 5],
  ["🐎🐎🐎🐎🐎🐎", "codePoints", "too-long", 6, 5],
  ["🐎🐎", "utf16", "ok", 4, 5],
  ["🐎🐎🐎", "safeChars", "too-long", 6, 5],
  ["né", "codePoints", "too-short", 2, 3],
  ["né", "bytes", "ok", 3, 5],
  ["née", "bytes", "ok", 4, 5],
  ["nééé", "bytes", "too-long", 7, 5],
])("%j in %s is %s", (text, unit, code, measured, limit) => {
  expect(checkLength(text, { unit, min: 3, max: 5 })).toEqual({ code, measured, limit })
})

test("with no minimum, blank is still missing", () => {
  expect(checkLength(" ", { unit: "codePoints", max: 5 })).toEqual({ code: "missing", measured: 1, limit: 0 })
})
