import { singular } from "../words/plural.ts"

const maxName = 6

/** Where the two words that a row of words begins with come again: 3 of "gate motor repairs gate motor repair leeds"; 0 if nowhere. */
export function againAt(words: readonly string[]): number {
  const stems = words.slice(0, 2 * maxName).map((word) => singular(word.toLowerCase()))
  const [first = "", second = ""] = stems
  const at = stems.findIndex((stem, place) => place > 1 && stem === first && stems[place + 1] === second)
  const isRow = words.slice(0, Math.max(0, at)).every((word) => /^[\p{L}\p{N}-]+$/u.test(word))
  return at > 0 && at <= maxName && isRow && /\p{L}{2}/u.test(first) ? at : 0
}
