/** One row of a file, unchanged, with the line or spreadsheet row where it starts. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export const isBlankRow = ({ cells }: FileRow): boolean => cells.every((cell) => cell.trim() === "")

const info = /^#?info\b/i

/** eBay's files have explanatory lines above and below the products. */
export const isInfoRow = ({ cells }: FileRow): boolean => info.test((cells[0] ?? "").trim())
