/** One row of a file, as it stood there, with the line or spreadsheet row that it begins on. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export const isBlankRow = ({ cells }: FileRow): boolean => cells.every((cell) => cell.trim() === "")

const info = /^#?info\b/i

/** eBay explains its files in lines of their own, above the products and below. */
export const isInfoRow = ({ cells }: FileRow): boolean => info.test((cells[0] ?? "").trim())
