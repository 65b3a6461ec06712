import { createCsvReader } from "./csv-reader.ts"

/** What a spreadsheet would take for a formula, in full-width form too. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF"

/** An apostrophe keeps a spreadsheet from running the text; a number may begin with its sign. */
const harmless = (cell: string): string =>
  startsFormula.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell

/**
 * An importer would publish the apostrophe. It takes off a blank, and no spreadsheet runs what begins with one; line
 * breaks and tabs at the beginning say nothing.
 */
const blankFirst = (cell: string): string => {
  const text = cell.replace(/^[\t\r\n\0]+/, "")
  return startsFormula.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text) ? ` ${text}` : text
}

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a spreadsheet and an importer read them (RFC 4180), with nothing in them that could run. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(",")}\r\n`).join("")

/** A whole file of such rows. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => byteOrderMark + writeRows(rows)

/** Rows for an importer, which reads a cell as it stands; what is quoted is quoted alike for commas, semicolons and tabs. */
export const writeImportRows = (rows: readonly (readonly string[])[], separator: "," | ";" | "\t" = ","): string =>
  rows.map((row) => `${row.map((cell) => quoted(blankFirst(cell))).join(separator)}\r\n`).join("")

/** The rows again, as they were before they were made harmless. */
export function readCsv(text: string, separator = ","): string[][] {
  const rows: string[][] = []
  const reader = createCsvReader(separator, (cells) => rows.push(cells))
  reader.push(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  reader.end()
  return rows
}
