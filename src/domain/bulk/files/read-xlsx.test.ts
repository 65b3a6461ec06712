import fc from "fast-check"
import { strToU8, zipSync } from "fflate"
import { readSheet as readByOthers } from "read-excel-file/node"
import { describe, expect, test } from "vitest"
import { growthOf, linear } from "../../../../test/growth.ts"
import { writeXlsx } from "../../seo/exports/xlsx.ts"
import { readXlsx } from "./read-xlsx.ts"
import { dateOf } from "./xlsx/read-sheet.ts"

const cellsOf = (bytes: Uint8Array) => {
  const sheet = readXlsx(bytes)
  return typeof sheet === "string" ? sheet : sheet.rows.map(({ cells }) => cells)
}

interface Parts {
  readonly sheet: string
  readonly shared?: string
  readonly styles?: string
  readonly workbook?: string
}

const workbookOf = (sheets: string, properties = "") =>
  `<workbook xmlns:r="r">${properties}<sheets>${sheets}</sheets></workbook>`

const pack = ({ sheet, shared = "", styles = "", workbook }: Parts): Uint8Array =>
  zipSync({
    "xl/workbook.xml": strToU8(workbook ?? workbookOf('<sheet name="Sheet1" sheetId="1" r:id="rId1"/>')),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    "xl/worksheets/sheet2.xml": strToU8(
      '<worksheet><sheetData><row><c t="str"><v>second sheet</v></c></row></sheetData></worksheet>',
    ),
    "xl/sharedStrings.xml": strToU8(`<sst>${shared}</sst>`),
    "xl/styles.xml": strToU8(`<styleSheet>${styles}</styleSheet>`),
  })

describe("a cell", () => {
  test.each([
    ["a shared text", '<c r="A1" t="s"><v>1</v></c>', "Mug & bowl"],
    ["a shared text in runs", '<c r="A1" t="s"><v>0</v></c>', "big mug"],
    ["a text of its own", '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a &lt;b&gt; </t></is></c>', " a <b> "],
    ["a formula's text", '<c r="A1" t="str"><f>A2&amp;"x"</f><v>made</v></c>', "made"],
    ["a line break", '<c r="A1" t="inlineStr"><is><t>one_x000D_\ntwo</t></is></c>', "one\ntwo"],
    ["a number", '<c r="A1"><v>12.5</v></c>', "12.5"],
    ["a number as it is kept", '<c r="A1"><v>0.30000000000000004</v></c>', "0.3"],
    ["a large number", '<c r="A1"><v>1.2345678901234E+13</v></c>', "12345678901234"],
    ["true", '<c r="A1" t="b"><v>1</v></c>', "TRUE"],
    ["an error", '<c r="A1" t="e"><v>#REF!</v></c>', undefined],
    ["a date", '<c r="A1" s="1"><v>45322</v></c>', "2024-01-31"],
    ["a date in a format of its own", '<c r="A1" s="2"><v>45322.5</v></c>', "2024-01-31 12:00"],
    ["an amount, whose format has a D in quotes", '<c r="A1" s="3"><v>9.5</v></c>', "9.5"],
    ["a time", '<c r="A1" s="2"><v>0.75</v></c>', "18:00"],
  ])("%s", (_name, cell, text) => {
    const bytes = pack({
      sheet: `<row r="1">${cell}</row>`,
      shared: "<si><r><t>big </t></r><r><t>mug</t></r><rPh><t>x</t></rPh></si><si><t>Mug &amp; bowl</t></si>",
      styles: `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy hh:mm"/><numFmt numFmtId="165" formatCode="0.00 &quot;USD&quot;"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`,
    })
    expect(cellsOf(bytes)).toEqual(text === undefined ? [] : [[text]])
  })

  test.each([
    [1, false, "1900-01-01"],
    [61, false, "1900-03-01"],
    [43860, true, "2024-01-31"],
    [-3, false, "-3"],
  ])("the day %j is %j", (serial, isFrom1904, day) => {
    expect(dateOf(serial, isFrom1904)).toBe(day)
  })
})

test("gaps between rows and cells stay gaps, and rows keep their numbers", () => {
  const sheet =
    '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c></row><row r="9"><c><v>3</v></c><c><v>4</v></c></row>'
  expect(readXlsx(pack({ sheet }))).toEqual({
    name: "Sheet1",
    rows: [
      { line: 2, cells: ["", "1", ...Array.from({ length: 24 }, () => ""), "2"] },
      { line: 9, cells: ["3", "4"] },
    ],
  })
})

test.each([
  ["the first sheet", '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId2"/>', "first"],
  [
    "the first that is shown",
    '<sheet name="A" state="hidden" r:id="rId1"/><sheet name="B" r:id="rId2"/>',
    "second sheet",
  ],
  ["a template's own", '<sheet name="Instructions" r:id="rId1"/><sheet name="Template" r:id="rId2"/>', "second sheet"],
])("%s is read", (_name, sheets, text) => {
  const sheet = '<row r="1"><c t="str"><v>first</v></c></row>'
  expect(cellsOf(pack({ sheet, workbook: workbookOf(sheets) }))).toEqual([[text]])
})

describe("a file that is not a workbook", () => {
  test("text, an empty file, a cut-off one, an archive of something else, one with a password", () => {
    const whole = writeXlsx("Sheet", [["a"]])
    expect(readXlsx(strToU8("Title,Price"))).toBe("no-workbook")
    expect(readXlsx(new Uint8Array())).toBe("no-workbook")
    expect(readXlsx(whole.slice(0, whole.length / 2))).toBe("no-workbook")
    expect(readXlsx(zipSync({ "word/document.xml": strToU8("<x/>") }))).toBe("no-workbook")
    expect(readXlsx(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe("locked")
  })

  test("a zip bomb is not unpacked, whatever size it claims", () => {
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(10 * 1024 * 1024) }, { level: 1 })
    // The size is in the directory at the end, 24 bytes after its signature.
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    let at = bomb.length - 22
    while (view.getUint32(at, true) !== 0x02014b50) at--
    const claiming = (bytes: number) => {
      view.setUint32(at + 24, bytes, true)
      return readXlsx(bomb)
    }
    expect(claiming(210 * 1024 * 1024)).toBe("too-large")
    expect(claiming(1000)).toBe("no-workbook")
  })
})

const text = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .filter((cell) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x[\dA-F]{4}_|^\s*$/u.test(cell))

test("we and other readers can read what we write", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (rows) => {
        const bytes = writeXlsx("Sheet", rows)
        expect(cellsOf(bytes)).toEqual(rows)
        const others = await readByOthers(Buffer.from(bytes), { trim: false })
        expect(others.map((row) => row.map((cell) => String(cell)))).toEqual(rows)
      },
    ),
    { numRuns: 40 },
  )
})

test("ten thousand rows are read, in linear time", () => {
  const read = (lines: string) =>
    cellsOf(
      writeXlsx(
        "Sheet",
        lines.split("\n").map((line, at) => [`Product ${at}`, line, "Mugs", "34.00"]),
      ),
    )
  const line = `${"x".repeat(50)}\n`
  expect(read(line.repeat(9999))).toHaveLength(10_000)
  expect(growthOf(read, line)).toBeLessThan(linear)
})
