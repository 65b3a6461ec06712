import type { ExportContent, ExportedListing, ExportFile } from "../export-file.ts"
import { keysOf } from "../keys-of.ts"

/** One platform's own file, ready to import without changes. */
export interface ImportFile {
  readonly id: string
  readonly label: string
  /** How a seller imports it, in one sentence. */
  readonly howTo: string
  readonly write: (content: ExportContent) => ExportFile
}

/** A column of a table: its header, its content, and whether the platform requires it although no brief contains it. */
export interface Column<Row> {
  readonly head: string
  readonly cell?: (row: Row) => string
  readonly isWanted?: boolean
}

export const headsOf = (columns: readonly Column<never>[]): string[] => columns.map(({ head }) => head)

export const cellsOf = <Row>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ cell }) => cell?.(row) ?? "")

/** The columns that the platform requires and that are empty in some row. */
export const missingIn = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  columns
    .filter(({ cell, isWanted }) => isWanted === true && rows.some((row) => (cell?.(row) ?? "") === ""))
    .map(({ head }) => head)

/** A listing with a key that is unique in its file. */
export interface KeyedListing extends ExportedListing {
  readonly key: string
}

export function keyed(
  products: readonly ExportedListing[],
  maxChars: number,
  nameOf: (listing: ExportedListing) => string = ({ productName }) => productName,
): KeyedListing[] {
  const keys = keysOf(products.map(nameOf), maxChars)
  return products.map((listing, at) => ({ ...listing, key: keys[at] ?? "" }))
}
