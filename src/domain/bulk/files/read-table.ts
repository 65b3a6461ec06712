import { createCsvReader } from "../../seo/exports/csv-reader.ts"
import type { FileRow } from "./file-row.ts"
import { findSeparator, type Separator } from "./find-separator.ts"

export interface Table {
  readonly rows: readonly FileRow[]
  readonly separator: Separator
  /** The line of an unclosed quote that swallows the rest; null if there is none. */
  readonly openLine: number | null
}

const pieceChars = 1024 * 1024

/** The rows of a text file; `tell` receives how many characters have been read. */
export function readTable(text: string, tell: (chars: number) => void = () => {}): Table {
  const begin = text.startsWith("\uFEFF") ? 1 : 0
  const separator = findSeparator(text.slice(begin))
  const rows: FileRow[] = []
  const reader = createCsvReader(separator, (cells, line) => rows.push({ line, cells }))
  for (let at = begin; at < text.length; at += pieceChars) {
    reader.push(text.slice(at, at + pieceChars))
    tell(Math.min(at + pieceChars, text.length))
  }
  return { openLine: reader.end(), rows, separator }
}
