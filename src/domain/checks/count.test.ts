import { expect, test } from "vitest"
import { type CountCode, checkCount } from "./count.ts"

test.each<[number, CountCode | "ok", number]>([
  [0, "too-few", 2],
  [1, "too-few", 2],
  [2, "ok", 4],
  [4, "ok", 4],
  [5, "too-many", 4],
])("%d items are %s", (measured, code, limit) => {
  expect(checkCount(Array(measured).fill("a"), { min: 2, max: 4 })).toEqual({ code, measured, limit })
})

test("without a minimum, zero items are enough", () => {
  expect(checkCount([], { max: 4 }).code).toBe("ok")
})
