import fc from "fast-check"
import { expect, test } from "vitest"
import { countUnits } from "./units.ts"

test.each([
  ["", 0, 0, 0],
  ["mug", 3, 3, 3],
  ["é", 1, 1, 2],
  ["漢字", 2, 2, 6],
  ["🐎", 1, 2, 4],
  ["\ud800", 1, 1, 3],
])("%j has %d code points, %d UTF-16 units and %d bytes", (text, codePoints, utf16, bytes) => {
  expect(countUnits(text, "codePoints")).toBe(codePoints)
  expect(countUnits(text, "utf16")).toBe(utf16)
  expect(countUnits(text, "safeChars")).toBe(utf16)
  expect(countUnits(text, "bytes")).toBe(bytes)
})

test("bytes are the bytes that an encoder writes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(countUnits(text, "bytes")).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
