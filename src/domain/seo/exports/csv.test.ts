import fc from "fast-check"
import { expect, test } from "vitest"
import { readCsv, writeCsv } from "./csv.ts"

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1234", "'+49 30 1234"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["-2+3", "'-2+3"],
  ["＝cmd", "'＝cmd"],
  ["-12.5", "-12.5"],
  ["Mug, 12 oz", '"Mug, 12 oz"'],
  ['3/4" pipe', '"3/4"" pipe"'],
  ["two\nlines", '"two\nlines"'],
  ["größe 日本", "größe 日本"],
])("the cell %j is written as %j", (cell, written) => {
  expect(writeCsv([[cell, "x"]])).toBe(`\uFEFF${written},x\r\n`)
})

test("any written cell is read back unchanged", () => {
  const cell = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("=a", "'", "'=", '"', "\r\n", "-1", "'-1", "@"))
  fc.assert(
    fc.property(
      fc.array(
        fc.array(
          cell.filter((text) => !/^'[=+\-@\t\r\0＝＋－＠]/.test(text)),
          { minLength: 2, maxLength: 5 },
        ),
        { maxLength: 5 },
      ),
      (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows)
      },
    ),
  )
})
