import { hashOf } from "../../text/keys/hash-of.ts"
import { type ColumnUse, columnUseFor, columnUseWords } from "./column-uses.ts"
import type { FileRow } from "./file-row.ts"
import { foldHead } from "./fold-head.ts"
import type { Source } from "./recognize-source.ts"

export interface ColumnMatch {
  readonly label: string
  readonly use: ColumnUse
  /** A few different texts from it. */
  readonly samples: readonly string[]
  /** How many of the sampled rows have any text in it. */
  readonly filled: number
}

const sampledRows = 200
const shownSamples = 3

/** The use of each column: the user's last choice, or else by its name, or else by its content. */
export function matchColumns(
  source: Source,
  products: readonly FileRow[],
  known: ReadonlyMap<string, ColumnUse> = new Map(),
): readonly ColumnMatch[] {
  const rows = products.slice(0, sampledRows)
  const columns = source.labels.map((label, column) => {
    const cells = rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((cell) => cell !== "")
    return { label, head: foldHead(source.heads[column] ?? ""), cells }
  })
  const uses = columns.map(({ head, cells }, column): ColumnUse => {
    const isEmpty = cells.length === 0 && rows.length > 0
    return (
      known.get(keyOfColumn(head, column)) ??
      (isEmpty && !isRequired(columnUseFor(head)) ? "keep" : (columnUseFor(head) ?? "keep"))
    )
  })
  const settled = known.size > 0 ? uses : guessTheRest(onceEach(uses), columns)
  return columns.map(({ label, cells }, column) => ({
    label,
    use: settled[column] ?? "keep",
    samples: [...new Set(cells)].slice(0, shownSamples),
    filled: cells.length,
  }))
}

const isRequired = (use: ColumnUse | null): boolean => use === "name" || use === "description"

/** If two columns fit a name, the first one wins. */
function onceEach(uses: readonly ColumnUse[]): ColumnUse[] {
  return uses.map((use, column) => (!columnUseWords[use].isMany && uses.indexOf(use) < column ? "keep" : use))
}

interface Column {
  readonly head: string
  readonly cells: readonly string[]
}

const meanWords = ({ cells }: Column): number =>
  cells.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0) / Math.max(1, cells.length)

const isOfWords = ({ cells }: Column): boolean =>
  cells.length > 0 && cells.every((cell) => /\p{L}/u.test(cell) && !/^https?:\/\//i.test(cell))

/** Prose has at least this many words per cell. */
const proseFromWords = 5

/** Some columns must hold a name and a description: different short texts, and the longest ones. */
function guessTheRest(uses: ColumnUse[], columns: readonly Column[]): ColumnUse[] {
  const free = () => columns.map((column, at) => ({ ...column, at })).filter(({ at }) => uses[at] === "keep")
  if (!uses.includes("description")) {
    const longest = free()
      .filter((column) => isOfWords(column) && meanWords(column) >= proseFromWords)
      .sort((a, b) => meanWords(b) - meanWords(a))[0]
    if (longest !== undefined) uses[longest.at] = "description"
  }
  if (!uses.includes("name")) {
    const different = free().find(
      (column) => isOfWords(column) && new Set(column.cells).size > column.cells.length * 0.9 && meanWords(column) < 25,
    )
    if (different !== undefined) uses[different.at] = "name"
  }
  return uses
}

const keyOfColumn = (head: string, column: number): string => (head === "" ? `#${column}` : head)

/** Files with the same columns have the same signature; one file's choices are proposed for the next. */
export const signatureOf = ({ heads }: Source): string =>
  hashOf(heads.map(foldHead).map(keyOfColumn).join("\n")).toString(36)

/** The choices, by column name. */
export const chosenUses = (source: Source, matches: readonly ColumnMatch[]): ReadonlyMap<string, ColumnUse> =>
  new Map(matches.map(({ use }, column) => [keyOfColumn(foldHead(source.heads[column] ?? ""), column), use]))
