import type { FileRow } from "../file-row.ts"
import { attributeOf, decodeCellText, scanXml } from "./scan-xml.ts"

interface Workbook {
  readonly shared: readonly string[]
  readonly dateStyles: readonly boolean[]
  readonly isFrom1904: boolean
}

/** Cells further right are not filled by anybody. */
const maxColumns = 1024

/** "C7" → 2; -1 if the cell does not say where it is. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column - 1
}

const dayMs = 86_400_000

/** Day 60 is a February 29 that never existed; the count is right from there on. */
export function dateOf(serial: number, isFrom1904: boolean): string {
  const days = isFrom1904 ? serial + 1462 : serial
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round((days < 60 ? days + 1 : days) * dayMs))
  if (Number.isNaN(moment.getTime()) || serial < 0) return String(serial)
  const [day = "", time = ""] = moment.toISOString().split("T")
  if (serial < 1) return time.slice(0, 5)
  return serial % 1 === 0 ? day : `${day} ${time.slice(0, 5)}`
}

/** 0.1 + 0.2 is stored as 0.30000000000000004; the spreadsheet shows fifteen digits. */
const numberText = (value: string): string => {
  const number = Number(value)
  if (value === "" || Number.isNaN(number)) return value
  return value.length > 15 || /e/i.test(value) ? String(Number(number.toPrecision(15))) : value
}

function cellText(type: string, value: string, style: number, { shared, dateStyles, isFrom1904 }: Workbook): string {
  if (type === "s") return shared[Number(value)] ?? ""
  if (type === "b") return value === "1" ? "TRUE" : "FALSE"
  if (type === "e") return ""
  if (type === "inlineStr" || type === "str" || type === "d") return decodeCellText(value)
  return dateStyles[style] === true && value !== "" ? dateOf(Number(value), isFrom1904) : numberText(value)
}

/** The rows with any text; gaps between cells become empty texts. */
export function readSheet(xml: string, workbook: Workbook): readonly FileRow[] {
  const rows: FileRow[] = []
  let line = 0
  let cells: string[] = []
  let column = -1
  let cell = { type: "", style: 0, value: "" }
  let isValue = false
  let isPhonetic = false
  scanXml(xml, {
    open: (name, tag) => {
      if (name === "row") {
        line = Number(attributeOf(tag, "r")) || line + 1
        cells = []
        column = -1
      } else if (name === "c") {
        const place = columnOf(attributeOf(tag, "r"))
        column = place === -1 ? column + 1 : place
        cell = { type: attributeOf(tag, "t"), style: Number(attributeOf(tag, "s")), value: "" }
      } else if (name === "v" || name === "t") isValue = true
      else if (name === "rPh") isPhonetic = true
    },
    text: (piece) => {
      if (isValue && !isPhonetic) cell.value += piece
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false
      else if (name === "rPh") isPhonetic = false
      else if (name === "c" && column < maxColumns) {
        while (cells.length < column) cells.push("")
        cells[column] = cellText(cell.type, cell.value, cell.style, workbook)
      } else if (name === "row" && cells.some((text) => text !== "")) rows.push({ line, cells })
    },
  })
  return rows
}
