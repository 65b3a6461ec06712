import { expect, test } from "vitest"
import { pixelWidth } from "./pixel-width.ts"

test.each<[string, number]>([
  ["", 0],
  ["i", 222],
  ["W", 944],
  ["Wi", 1166],
  ["0", 556],
  [" ", 278],
  ["ä", 556],
  ["Я", 722],
  ["猫", 1000],
  ["ラ", 1000],
  ["한", 1000],
  ["🐎", 1000],
  ["e\u0301", 556],
  ["\u200b", 0],
])("%j is %d thousandths of an em wide", (text, thousandths) => {
  expect(pixelWidth(text, 1000)).toBeCloseTo(thousandths, 6)
})

test("it grows with the font", () => {
  expect(pixelWidth("Stoneware mug", 40)).toBeCloseTo(2 * pixelWidth("Stoneware mug", 20), 6)
})
