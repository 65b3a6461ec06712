import { expect, test } from "vitest"
import type { CheckOutcome } from "./check.ts"
import { checkItemLength } from "./item-length.ts"

test.each<[string[], CheckOutcome]>([
  [[], { code: "ok", measured: 0, limit: 5 }],
  [["abc", "abcde"], { code: "ok", measured: 5, limit: 5 }],
  [["abc", "abcdef", "abcdefg"], { code: "too-long", measured: 6, limit: 5, found: "abcdef" }],
  [["abc", "ab"], { code: "too-short", measured: 2, limit: 3, found: "ab" }],
  [["🐎🐎🐎🐎🐎"], { code: "ok", measured: 5, limit: 5 }],
])("%j", (items, outcome) => {
  expect(checkItemLength(items, { unit: "codePoints", min: 3, max: 5 })).toEqual(outcome)
})

test("without a minimum, a short item is fine; bytes are counted as bytes", () => {
  expect(checkItemLength([""], { unit: "bytes", max: 5 }).code).toBe("ok")
  expect(checkItemLength(["ééé"], { unit: "bytes", max: 5 })).toMatchObject({ code: "too-long", measured: 6 })
})
