import { createCsvReader } from "./csv-reader.ts"

/** Characters that start a formula in a spreadsheet, including full-width forms. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF"

/** An apostrophe stops a spreadsheet from running the text; a number may begin with its sign. */
const harmless = (cell: string): string =>
  startsFormula.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell

/**
 * An importer would publish the apostrophe. It trims a space, and no spreadsheet runs text that begins with one;
 * leading line breaks and tabs have no meaning.
 */
const blankFirst = (cell: string): string => {
  const text = cell.replace(/^[\t\r\n\0]+/, "")
  return startsFormula.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text) ? ` ${text}` : text
}

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows that a spreadsheet or importer can read (RFC 4180), without anything that could run. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(",")}\r\n`).join("")

/** A whole file of such rows. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => byteOrderMark + writeRows(rows)

/** Rows for an importer, which reads a cell literally; quoting is the same for commas, semicolons and tabs. */
export const writeImportRows = (rows: readonly (readonly string[])[], separator: "," | ";" | "\t" = ","): string =>
  rows.map((row) => `${row.map((cell) => quoted(blankFirst(cell))).join(separator)}\r\n`).join("")

/** The original rows, before they were made harmless. */
export function readCsv(text: string, separator = ","): string[][] {
  const rows: string[][] = []
  const reader = createCsvReader(separator, (cells) => rows.push(cells))
  reader.push(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  reader.end()
  return rows
}
