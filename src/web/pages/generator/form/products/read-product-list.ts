import { readCsv } from "../../../../../domain/seo/exports/csv.ts"
import type { ProductValues } from "../fields/brief-values.ts"

/** The separator between the cells of a line; with null, each line is one name. */
export type Separator = "," | ";" | "\t" | null

export interface ProductList {
  readonly products: readonly ProductValues[]
  readonly separator: Separator
  /** What was left out, in words. */
  readonly leftOut: readonly string[]
}

/** Products from any pasted text: names line by line, or a table from a spreadsheet or an export. */
export function readProductList(text: string, room: number, chosen?: Separator): ProductList {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)
  const separator = chosen === undefined ? findSeparator(lines) : chosen
  const rows = readRows(text, lines, separator)
  const { columns, hasHead } = findColumns(rows)
  const found = rows.slice(hasHead ? 1 : 0).map((row) => ({
    name: cellOf(row, columns.name),
    category: cellOf(row, columns.category),
    description: cellOf(row, columns.description),
  }))
  const named = found.filter(({ name }) => name !== "")
  const different = named.filter((one, place) => named.findIndex((other) => isSame(one, other)) === place)
  const products = different.slice(0, room)
  const widest = Math.max(0, ...rows.map(({ length }) => length))
  const unread = widest - Object.values(columns).filter((column) => column !== null).length
  const leftOut = [
    say(found.length - named.length, "line without a name", "lines without a name"),
    say(named.length - different.length, "line that is there twice", "lines that are there twice"),
    say(
      unread,
      "column that is neither name, category nor description",
      "columns beside name, category and description",
    ),
    different.length > room ? tellSurplus(different.slice(room), room) : "",
  ]
  return { products, separator, leftOut: leftOut.filter((words) => words !== "") }
}

const say = (count: number, one: string, many: string): string =>
  count <= 0 ? "" : count === 1 ? `1 ${one}` : `${count} ${many}`

function tellSurplus(surplus: readonly ProductValues[], room: number): string {
  const [first] = surplus
  const from = first === undefined ? "" : `, from “${first.name}” on`
  return `${say(surplus.length, "product", "products")} beyond the ${room} that still fit${from}`
}

const isSame = (one: ProductValues, other: ProductValues): boolean =>
  one.name === other.name && one.category === other.category && one.description === other.description

const cellOf = (row: readonly string[], column: number | null): string =>
  column === null ? "" : (row[column] ?? "").replace(/\s*\n\s*/g, "\n").trim()

const listMark = /^\s*(?:[-–—*•·▪◦►✓]+\s+|[•·▪◦►✓]+|\d{1,3}[.)]\s+)/u

function readRows(text: string, lines: readonly string[], separator: Separator): string[][] {
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "")
  if (separator === null) {
    return lines.map((line) => [line.replace(listMark, "").trim()]).filter((row) => !isBlank(row))
  }
  // An unclosed quote would swallow every following line; then quotes are only signs, as in 12".
  const isQuoted = (text.match(/"/g)?.length ?? 0) % 2 === 0
  const rows = isQuoted ? readCsv(text, separator) : lines.map((line) => line.split(separator))
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => !isBlank(row))
}

/** The header's separator; tabs, which come from a spreadsheet; other signs if they form a table. */
function findSeparator(lines: readonly string[]): Separator {
  const filled = lines.filter((line) => line.trim() !== "")
  const [head = ""] = filled
  for (const sign of ["\t", ",", ";"] as const) {
    if (head.includes(sign) && isHead(readRows(head, [head], sign)[0] ?? [])) return sign
  }
  if (filled.filter((line) => line.includes("\t")).length > filled.length / 2) return "\t"
  for (const sign of [";", ","] as const) if (isTable(filled, sign)) return sign
  return null
}

/**
 * At least two lines with equally many cells. Two commas in two names do not make a table, and a single line never
 * does.
 */
function isTable(lines: readonly string[], sign: "," | ";"): boolean {
  const text = lines.join("\n")
  const rows = readRows(text, lines, sign)
  const [first] = rows
  return rows.length > 1 && first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length)
}

const headings = {
  name: /^(?:product|item|listing)?[ _-]?(?:names?|titles?)$|^(?:products?|items?)$/i,
  category: /^(?:product|item)?[ _-]?(?:category|categories|types?|sections?|collections?|departments?)$/i,
  description: /^(?:product|item)?[ _-]?(?:descriptions?|details?|texts?|body|body \(html\)|about)$/i,
}
/** Could be a product name; alone beside other cells, it is not a header. */
const looseHeading = /^(?:products?|items?)$/i

interface Columns {
  readonly name: number | null
  readonly category: number | null
  readonly description: number | null
}

function isHead(row: readonly string[]): boolean {
  const name = row.find((cell) => headings.name.test(cell))
  if (name === undefined) return false
  const known = row.filter((cell) => Object.values(headings).some((heading) => heading.test(cell)))
  return row.length === 1 || known.length > 1 || !looseHeading.test(name)
}

function findColumns(rows: readonly string[][]): { columns: Columns; hasHead: boolean } {
  const [head = []] = rows
  if (isHead(head)) {
    const placeOf = (heading: RegExp) => {
      const place = head.findIndex((cell) => heading.test(cell))
      return place < 0 ? null : place
    }
    const { name, category, description } = headings
    const columns = { name: placeOf(name), category: placeOf(category), description: placeOf(description) }
    return { columns, hasHead: true }
  }
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const [second, third] = [1, 2].map((column) => (column < width ? meanWords(rows, column) : 0))
  const isTextSecond = width === 2 ? (second ?? 0) >= proseFromWords : (second ?? 0) > (third ?? 0)
  const category = isTextSecond ? 2 : 1
  const description = isTextSecond ? 1 : 2
  const within = (column: number) => (column < width ? column : null)
  return { columns: { name: 0, category: within(category), description: within(description) }, hasHead: false }
}

/** A second column with this many words per cell is not a category. */
const proseFromWords = 3.5

function meanWords(rows: readonly string[][], column: number): number {
  const counts = rows.map((row) => (row[column] ?? "").split(/\s+/).filter((word) => word !== "").length)
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
}
