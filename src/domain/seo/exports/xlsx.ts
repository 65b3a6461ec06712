import { writeZip, zipText } from "./zip.ts"

/** XML 1.0 does not allow most control characters, nor unpaired surrogates. */
const isLawful = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 9 || code === 10 || code === 13
  return !(code >= 0xd8_00 && code <= 0xdf_ff) && code !== 0xff_fe && code !== 0xff_ff
}

const escapeXml = (text: string): string =>
  [...text]
    .filter(isLawful)
    .join("")
    .replace(/[&<>]/g, (character) => (character === "&" ? "&amp;" : character === "<" ? "&lt;" : "&gt;"))

/** 0 is A, 25 is Z, 26 is AA. */
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

type Cell = string | number

function cellXml(value: Cell, column: number, row: number): string {
  const place = `${columnName(column)}${row}`
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`
  return value === ""
    ? ""
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships"
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types"
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/** Everything but the cells. */
const partsOf = (sheetName: string): Record<string, string> => ({
  "[Content_Types].xml": `${header}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${header}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${header}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheetName).replaceAll('"', "&quot;")}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${header}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})

const sheetPath = "xl/worksheets/sheet1.xml"
const sheetBegin = `${header}<worksheet xmlns="${main}"><sheetData>`
const sheetEnd = "</sheetData></worksheet>"

/** Rows of a sheet; the first has this position, counted from 0. */
const rowsXml = (rows: readonly (readonly Cell[])[], from: number): string =>
  rows
    .map((row, at) => {
      const number = from + at + 1
      return `<row r="${number}">${row.map((cell, column) => cellXml(cell, column, number)).join("")}</row>`
    })
    .join("")

export const xlsxMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** A workbook of one sheet in which every cell is text, so that nothing is read as a formula or number. */
export const writeXlsx = (sheetName: string, rows: readonly (readonly Cell[])[]): Uint8Array =>
  writeZip({ ...partsOf(sheetName), [sheetPath]: sheetBegin + rowsXml(rows, 0) + sheetEnd })

/** The same for more rows than fit in memory, page by page. */
export function xlsxPieces(
  sheetName: string,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  async function* sheet() {
    yield sheetBegin
    let from = 0
    for await (const rows of pages) {
      yield rowsXml(rows, from)
      from += rows.length
    }
    yield sheetEnd
  }
  return zipText(partsOf(sheetName), sheetPath, sheet())
}
