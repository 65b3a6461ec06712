import { expect, test } from "vitest"
import { checkUnique } from "./unique.ts"

test.each([
  [[], 0, undefined],
  [["mug", "mugs"], 0, undefined],
  [["Mug", "cup", "mug"], 1, "mug"],
  [["big mug", "big  mug", " big mug "], 2, "big  mug"],
  [["café", "cafe\u0301"], 1, "cafe\u0301"],
])("%j repeats %d", (items, measured, found) => {
  expect(checkUnique(items)).toEqual(
    found === undefined ? { code: "ok", measured: 0, limit: 0 } : { code: "repeated", measured, limit: 0, found },
  )
})
