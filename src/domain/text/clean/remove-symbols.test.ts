import { expect, test } from "vitest"
import { removeSymbols } from "./remove-symbols.ts"

const picky = /[^\p{L}\p{Nd}\s.,']|[\n]/gu

test.each([
  ["Mug 🔥🔥 blue", "Mug blue", "Mug blue"],
  ["🔥Mug", "Mug", "Mug"],
  ["Salt & pepper", "Salt and pepper", "Salt pepper"],
  ["Salt&pepper", "Salt and pepper", "Salt pepper"],
  ["& candle", "candle", "candle"],
  ["50% wool", "50 percent wool", "50 wool"],
  ["Oak/walnut", "Oak walnut", "Oak walnut"],
  ["It’s blue", "It's blue", "Its blue"],
  ["mug ★, white", "mug, white", "mug, white"],
  ["two\nlines", "two lines", "two lines"],
  ["rock🔥star", "rock star", "rock star"],
  ["9 x 5½ inches", "9 x 5.5 inches", "9 x 5.5 inches"],
  ["¼ inch", "0.25 inch", "0.25 inch"],
])("%j becomes %j, or without a replacement %j", (text, gently, plainly) => {
  expect(removeSymbols(text, picky, true)).toBe(gently)
  expect(removeSymbols(text, picky, false)).toBe(plainly)
})
