import { expect, test } from "vitest"
import { fitsLines } from "./fill-lines.ts"

// At 10 px an m is 8.33 px wide and a space 2.78.
test.each<[text: string, maxLines: number, widthPx: number, fits: boolean]>([
  ["", 1, 10, true],
  ["mmm", 1, 25, true],
  ["mmm", 1, 24.9, false],
  ["mmm ", 1, 25, true],
  ["mm mm", 1, 36.2, true],
  ["mm mm", 1, 36, false],
  ["mm mm", 2, 17, true],
  ["mm\nmm", 1, 99, false],
  ["mm\n\nmm", 2, 99, false],
  ["mm\n\nmm", 3, 99, true],
  ["mmmmm", 2, 26, true],
  ["mmmmmmm", 2, 26, false],
  ["m mmmmmm", 2, 26, false],
  ["m mmmmmm", 3, 26, true],
])("%j fits %d lines of %d px: %j", (text, maxLines, widthPx, fits) => {
  expect(fitsLines(text, { maxLines, widthPx, fontPx: 10 })).toBe(fits)
})
