import { expect, test } from "vitest"
import { inItems, inMegabytes } from "./storage-words.ts"

test.each([
  [0, "0 MB"],
  [1, "less than 0.1 MB"],
  [99_999, "less than 0.1 MB"],
  [100_000, "0.1 MB"],
  [9_940_000, "9.9 MB"],
  [10_400_000, "10 MB"],
  [5_000_000_000, "5,000 MB"],
])("%i bytes are written as %s", (bytes, words) => {
  expect(inMegabytes(bytes)).toBe(words)
})

test.each([
  [0, "0 items"],
  [1, "1 item"],
  [50_000, "50,000 items"],
])("%i are written as %s", (items, words) => {
  expect(inItems(items)).toBe(words)
})
