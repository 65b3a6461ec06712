import { placeName } from "../../text/words/proper-names.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

const isName = (word: string): boolean => placeName(word.toLowerCase()) !== undefined
const isPlural = (word: string): boolean => kindOf(word.toLowerCase()) === "plural"
const minRow = 3

/** "Hindi Marathi Gujarati", "for weddings funerals and parties": in haste, a row of one kind of word has no commas. */
export const withRowsApart = (text: string): string =>
  text
    .split(/(?<=[.,;:!?()\n-])/)
    .map((clause) =>
      inRows(
        inRows(clause, isName, () => true),
        isPlural,
        (before) => opensRow.test(kindOf(before)),
      ),
    )
    .join("")

const hasAnd = (word = ""): boolean => /^(?:and|or|&)$/i.test(word)

/** "GPS logs miles" is no row: before one is what it is for, or what it is like. */
const opensRow = /^(?:preposition|adjective|determiner|participle)$/

function inRows(clause: string, isOfRow: (word: string) => boolean, canOpen: (before: string) => boolean): string {
  const pieces = clause.split(/( +)/)
  const words = pieces.filter((_, at) => at % 2 === 0)
  const bare = words.map((word) => word.replace(/[.,;:!?()\n-]+$/, ""))
  const isApart = (at: number): boolean => bare[at] !== words[at]
  const ofRow = (at: number): boolean => bare[at] !== undefined && bare[at] !== "" && isOfRow(bare[at])
  for (let from = 0; from < words.length; from++) {
    if (!ofRow(from)) continue
    let to = from + 1
    while (ofRow(to) && !isApart(to - 1)) to++
    // "Brushes bushes and solenoid", "Hindi Marathi and English"
    const isJoined = to - from === minRow - 1 && hasAnd(words[to]) && !isApart(to - 1)
    const isLast = isOfRow === isPlural ? /^(?:noun|plural|base|determiner)$/ : null
    const last = bare[to + 1] ?? ""
    const isWhole = isLast === null ? isOfRow(last) : isLast.test(kindOf(last.toLowerCase()))
    if ((to - from >= minRow || (isJoined && isWhole)) && canOpen((bare[from - 1] ?? "").toLowerCase()))
      for (let at = from; at < to - 1; at++)
        pieces[at * 2] = `${words[at] ?? ""}${isJoined || hasAnd(words[to]) || at < to - 2 ? "," : " and"}`
    from = to
  }
  return pieces.join("")
}
