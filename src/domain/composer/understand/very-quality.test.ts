import { expect, test } from "vitest"
import { choosing, doneTimes, isVeryQuality } from "./very-quality.ts"

test.each([
  ["ultra soft", true],
  ["non sticky", true],
  ["non stick", true],
  ["extra battery", false],
  ["super glue", false],
])("%j says how it is: %s", (text, isQuality) => {
  expect(isVeryQuality(text)).toBe(isQuality)
})

test("how often it was done, and between what to choose", () => {
  expect(doneTimes.test("worn 3-4 times")).toBe(true)
  expect(doneTimes.test("worn leather")).toBe(false)
  expect(choosing.test("choose black or green ink")).toBe(true)
  expect(choosing.test("choose from 3 flavours")).toBe(false)
})
