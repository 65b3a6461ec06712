import { removeMarkup } from "../../text/clean/remove-markup.ts"
import type { ColumnUse } from "./column-uses.ts"
import { type FileRow, isBlankRow, isInfoRow } from "./file-row.ts"
import type { ColumnMatch } from "./match-columns.ts"
import type { Source } from "./recognize-source.ts"

/** The rows of one product: the first, and those of its sizes, colors or extra pictures. */
export type ProductRows = readonly [FileRow, ...FileRow[]]

/** A product as the file describes it, in our terms. */
export interface FileProduct {
  readonly line: number
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: string
  readonly keywords: string
  readonly brand: string
  readonly condition: string
  readonly audience: string
}

/** The products of a file, in order; empty and explanatory rows are left out. */
export function joinProducts({ dataFrom, groupBy }: Source, rows: readonly FileRow[]): readonly ProductRows[] {
  const products: [FileRow, ...FileRow[]][] = []
  const byKey = new Map<string, [FileRow, ...FileRow[]]>()
  for (const row of rows.slice(dataFrom)) {
    if (isBlankRow(row) || isInfoRow(row)) continue
    const key = groupBy === null ? "" : (row.cells[groupBy] ?? "").trim()
    const found = key === "" ? undefined : byKey.get(key)
    if (found !== undefined) {
      found.push(row)
      continue
    }
    const product: [FileRow, ...FileRow[]] = [row]
    products.push(product)
    if (key !== "") byKey.set(key, product)
  }
  return products
}

const hasMarkup = /<\/?[a-z][a-z0-9]*\b[^<>]*>|&(?:amp|nbsp|lt|gt|quot|#\d+);/i

/** Shops export long texts as HTML; we write from plain text. */
const plain = (cell: string, isLong: boolean): string =>
  hasMarkup.test(cell) ? removeMarkup(cell, isLong) : cell.trim()

/** Reads a product from its rows, using the chosen columns. */
export function readProduct(source: Source, matches: readonly ColumnMatch[], rows: ProductRows): FileProduct {
  const [first] = rows
  const columnsFor = (use: ColumnUse): number[] =>
    matches.flatMap((match, column) => (match.use === use ? [column] : []))
  const textOf = (use: ColumnUse): string =>
    columnsFor(use)
      .map((column) => plain(first.cells[column] ?? "", false))
      .filter((cell) => cell !== "")
      .join(", ")
  const [described] = columnsFor("description")
  const features = columnsFor("features").map((column) => plain(first.cells[column] ?? "", true))
  const facts = columnsFor("fact").map((column) => sayFact(matches[column]?.label ?? "", valuesOf(rows, column)))
  const lines = [
    described === undefined ? "" : plain(first.cells[described] ?? "", true),
    ...features,
    ...facts,
    ...sayOptions(source, rows),
  ]
  return {
    line: first.line,
    name: textOf("name"),
    category: textOf("category"),
    description: lines.filter((line) => line !== "").join("\n"),
    price: textOf("price"),
    keywords: textOf("keywords"),
    brand: textOf("brand"),
    condition: textOf("condition"),
    audience: textOf("audience"),
  }
}

const valuesOf = (rows: ProductRows, column: number): string[] => [
  ...new Set(rows.map(({ cells }) => plain(cells[column] ?? "", false)).filter((cell) => cell !== "")),
]

/** "C:Material" and "Item Weight" with their values, as people would write them. */
function sayFact(label: string, values: readonly string[]): string {
  if (values.length === 0) return ""
  const words = label
    .replace(/^\*?C:/i, "")
    .replace(/\s*\(product\.metafields\..*\)$/, "")
    .replace(/[_*]+/g, " ")
    .trim()
  const shown =
    /^[A-Z0-9 ]+$/.test(words) || /^[a-z]/.test(words)
      ? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
      : words
  return `${shown}: ${values.join(", ")}`
}

const optionValue = /^option ?(\d) value$/i
const noOption = /^default title$/i

/** Sizes and colors have their own rows, under names that the product's first row gives. */
function sayOptions({ namesOptions, heads }: Source, rows: ProductRows): string[] {
  if (!namesOptions) return []
  return heads.flatMap((head, column) => {
    const number = optionValue.exec(head)?.[1]
    if (number === undefined) return []
    const nameAt = heads.findIndex((other) => new RegExp(`^option ?${number} name$`, "i").test(other))
    const name = rows[0].cells[nameAt]?.trim() ?? ""
    const values = valuesOf(rows, column).filter((value) => !noOption.test(value))
    return name === "" || values.length === 0 ? [] : [`${name}: ${values.join(", ")}`]
  })
}
