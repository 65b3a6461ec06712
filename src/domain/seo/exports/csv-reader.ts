/** A row with the line of the file where it begins, counted from 1. */
export type TakeRow = (cells: string[], line: number) => void

export interface CsvReader {
  /** Reads the next piece, which may end anywhere, even inside a cell. */
  readonly push: (piece: string) => void
  /** Emits the rest. Returns the line of an unclosed quote, or null. */
  readonly end: () => number | null
}

/** Reads a table (RFC 4180) piece by piece, in linear time. */
export function createCsvReader(separator: string, take: TakeRow): CsvReader {
  const scan = new Scan(separator, take)
  return { push: (piece) => scan.read(piece), end: () => scan.end() }
}

/** The apostrophe that stops a spreadsheet from running a text is not part of it. */
const guarded = /^'[=+\-@\t\r\0＝＋－＠]/

class Scan {
  readonly #separator: string
  readonly #take: TakeRow
  readonly #special: RegExp
  #row: string[] = []
  #cell = ""
  #mode: "plain" | "quoted" | "closing" = "plain"
  #isBlank = true
  #isAfterReturn = false
  #line = 1
  #rowLine = 1
  #quoteLine = 1

  constructor(separator: string, take: TakeRow) {
    this.#separator = separator
    this.#take = take
    this.#special = new RegExp(`["\\r\\n${separator === "\t" ? "\\t" : `\\${separator}`}]`, "g")
  }

  read(piece: string): void {
    let at = 0
    while (at < piece.length) {
      const isSecondHalf = this.#isAfterReturn && piece[at] === "\n"
      this.#isAfterReturn = false
      if (isSecondHalf) at++
      else if (this.#mode === "plain") at = this.#readPlain(piece, at)
      else at = this.#mode === "quoted" ? this.#readQuoted(piece, at) : this.#readClosing(piece, at)
    }
  }

  end(): number | null {
    const isOpen = this.#mode === "quoted"
    if (this.#cell !== "" || this.#row.length > 0 || this.#mode !== "plain") this.#endRow()
    return isOpen ? this.#quoteLine : null
  }

  /** Reads up to and past the next special character. */
  #readPlain(piece: string, from: number): number {
    this.#special.lastIndex = from
    const at = this.#special.exec(piece)?.index ?? piece.length
    if (at > from) this.#add(piece.slice(from, at))
    if (at === piece.length) return at
    const sign = piece[at]
    if (sign === this.#separator) this.#endCell()
    else if (sign !== '"') {
      this.#endRow()
      this.#isAfterReturn = sign === "\r"
    } else if (this.#isBlank) {
      // Some files have a space before a quoted cell.
      this.#mode = "quoted"
      this.#quoteLine = this.#line
      this.#cell = ""
    } else this.#add('"')
    return at + 1
  }

  #readQuoted(piece: string, from: number): number {
    const found = piece.indexOf('"', from)
    const at = found === -1 ? piece.length : found
    const text = piece.slice(from, at)
    // Searched in this text alone: searching the whole rest each time would be quadratic.
    for (let next = text.indexOf("\n"); next !== -1; next = text.indexOf("\n", next + 1)) this.#line++
    this.#cell += text
    if (found === -1) return at
    this.#mode = "closing"
    return at + 1
  }

  /** After a quote: a second one is a literal quote, anything else is outside. */
  #readClosing(piece: string, from: number): number {
    if (piece[from] === '"') {
      this.#cell += '"'
      this.#mode = "quoted"
      return from + 1
    }
    this.#mode = "plain"
    this.#isBlank = false
    return from
  }

  #add(text: string): void {
    this.#cell += text
    this.#isBlank &&= text.trim() === ""
  }

  #endCell(): void {
    this.#row.push(guarded.test(this.#cell) ? this.#cell.slice(1) : this.#cell)
    this.#cell = ""
    this.#isBlank = true
    this.#mode = "plain"
  }

  #endRow(): void {
    this.#endCell()
    this.#take(this.#row, this.#rowLine)
    this.#row = []
    this.#line++
    this.#rowLine = this.#line
  }
}
