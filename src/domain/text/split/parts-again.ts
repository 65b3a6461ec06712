import { singular } from "../words/plural.ts"

const maxName = 6

/**
 * A row of words in the parts that begin with the same two: "gate motor repairs gate motor repair leeds" has two, and a row
 * in which they do not come again is one part.
 */
export function partsAgain(words: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let start = 0; start < words.length; ) {
    const end = start + (againAt(words.slice(start, start + 2 * maxName)) || words.length)
    parts.push(words.slice(start, end))
    start = end
  }
  return parts
}

/** Where the first two words come again; 0 if nowhere. */
function againAt(words: readonly string[]): number {
  const stems = words.map((word) => singular(word.toLowerCase()))
  const [first = "", second = ""] = stems
  const at = stems.findIndex((stem, place) => place > 1 && stem === first && stems[place + 1] === second)
  const isRow = words.slice(0, Math.max(0, at)).every((word) => /^[\p{L}\p{N}-]+$/u.test(word))
  return at > 0 && at <= maxName && isRow && /\p{L}{2}/u.test(first) ? at : 0
}
