/** A row with the line of the file that it begins on, counted from 1. */
export type TakeRow = (cells: string[], line: number) => void

export interface CsvReader {
  /** Reads on; a piece may end anywhere, within a cell too. */
  readonly push: (piece: string) => void
  /** Hands on what is left. The line of a quote that never closed, or null. */
  readonly end: () => number | null
}

type Mode = "plain" | "quoted" | "closing"

/** The apostrophe that keeps a spreadsheet from running a text is no part of it. */
const guarded = /^'[=+\-@\t\r\0＝＋－＠]/

/** Reads a table (RFC 4180) piece by piece, in time that grows with its length alone. */
export function createCsvReader(separator: string, take: TakeRow): CsvReader {
  const special = new RegExp(`["\\r\\n${separator === "\t" ? "\\t" : `\\${separator}`}]`, "g")
  let row: string[] = []
  let cell = ""
  let mode: Mode = "plain"
  let isBlank = true
  let afterReturn = false
  let line = 1
  let rowLine = 1
  let quoteLine = 1

  const add = (text: string): void => {
    cell += text
    isBlank &&= text.trim() === ""
  }
  const endCell = (): void => {
    row.push(guarded.test(cell) ? cell.slice(1) : cell)
    cell = ""
    isBlank = true
    mode = "plain"
  }
  const endRow = (): void => {
    endCell()
    take(row, rowLine)
    row = []
    line++
    rowLine = line
  }

  /** Reads to the next sign that means something, and past it. */
  const readPlain = (piece: string, from: number): number => {
    special.lastIndex = from
    const at = special.exec(piece)?.index ?? piece.length
    if (at > from) add(piece.slice(from, at))
    if (at === piece.length) return at
    const sign = piece[at]
    if (sign === separator) endCell()
    else if (sign !== '"') {
      endRow()
      afterReturn = sign === "\r"
    } else if (isBlank) {
      // People put a blank before a quoted cell.
      mode = "quoted"
      quoteLine = line
      cell = ""
    } else add('"')
    return at + 1
  }

  const readQuoted = (piece: string, from: number): number => {
    const found = piece.indexOf('"', from)
    const at = found === -1 ? piece.length : found
    const text = piece.slice(from, at)
    // Looked for in this text alone: to look through all of the rest each time would take the square of its length.
    for (let next = text.indexOf("\n"); next !== -1; next = text.indexOf("\n", next + 1)) line++
    cell += text
    if (found === -1) return at
    mode = "closing"
    return at + 1
  }

  /** After a quote: a second one stands for the sign itself, anything else is outside. */
  const readClosing = (piece: string, from: number): number => {
    if (piece[from] === '"') {
      cell += '"'
      mode = "quoted"
      return from + 1
    }
    mode = "plain"
    isBlank = false
    return from
  }

  return {
    push: (piece) => {
      let at = 0
      while (at < piece.length) {
        const isSecondHalf = afterReturn && piece[at] === "\n"
        afterReturn = false
        if (isSecondHalf) at++
        else if (mode === "plain") at = readPlain(piece, at)
        else at = mode === "quoted" ? readQuoted(piece, at) : readClosing(piece, at)
      }
    },
    end: () => {
      const isOpen = mode === "quoted"
      if (cell !== "" || row.length > 0 || mode !== "plain") endRow()
      return isOpen ? quoteLine : null
    },
  }
}
