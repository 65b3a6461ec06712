import { placeName } from "../../text/words/proper-names.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

const isName = (word: string): boolean => placeName(word.toLowerCase()) !== undefined
const isPlural = (word: string): boolean => kindOf(word.toLowerCase()) === "plural"
const minRow = 3

interface RowOf {
  readonly has: (word: string) => boolean
  /** Whether a row may begin behind this word. */
  readonly canFollow: (before: string) => boolean
  /** Whether this word may be the last, behind an "and". */
  readonly canEndOn: (word: string) => boolean
}

const names: RowOf = { has: isName, canFollow: () => true, canEndOn: isName }
/** "GPS logs miles" is no row: before one is what it is for, or what it is like. */
const plurals: RowOf = {
  has: isPlural,
  canFollow: (before) => /^(?:preposition|adjective|determiner|participle)$/.test(kindOf(before.toLowerCase())),
  canEndOn: (word) => /^(?:noun|plural|base|determiner)$/.test(kindOf(word.toLowerCase())),
}

/** "Hindi Marathi Gujarati", "for weddings funerals and parties": in haste, a row of one kind of word has no commas. */
export const withRowsApart = (text: string): string =>
  text
    .split(/(?<=[.,;:!?()\n-])/)
    .map((clause) => inRows(inRows(clause, names), plurals))
    .join("")

const hasAnd = (word = ""): boolean => /^(?:and|or|&)$/i.test(word)

function inRows(clause: string, { has, canFollow, canEndOn }: RowOf): string {
  const pieces = clause.split(/( +)/)
  const words = pieces.filter((_, at) => at % 2 === 0)
  const bare = words.map((word) => word.replace(/[.,;:!?()\n-]+$/, ""))
  const isApart = (at: number): boolean => bare[at] !== words[at]
  const ofRow = (at: number): boolean => bare[at] !== undefined && bare[at] !== "" && has(bare[at])
  for (let from = 0; from < words.length; from++) {
    if (!ofRow(from)) continue
    let to = from + 1
    while (ofRow(to) && !isApart(to - 1)) to++
    // "Brushes bushes and solenoid", "Hindi Marathi and English"
    const isJoined = to - from === minRow - 1 && hasAnd(words[to]) && !isApart(to - 1)
    const isRow = to - from >= minRow || (isJoined && canEndOn(bare[to + 1] ?? ""))
    if (isRow && canFollow(bare[from - 1] ?? ""))
      for (let at = from; at < to - 1; at++)
        pieces[at * 2] = `${words[at] ?? ""}${isJoined || hasAnd(words[to]) || at < to - 2 ? "," : " and"}`
    from = to
  }
  return pieces.join("")
}
