import type { Fact } from "../fact.ts"
import { asItem, countWords, withoutEnd } from "./grammar.ts"

const maxWords = 16
const maxPieces = 4

/** "1.99 no ads", "8 inch from 140", "single 65 double 85" */
const priced = /[£$€]\d|\d[£$€]|\d\.\d\d\b|\bfrom \d{1,4}$|\p{L} \d{1,4} \p{L}+ \d{1,4}(?=$| (?:\p{L}+ )?from )/iu

/**
 * A short hasty sentence with prices stays in one line if all of its pieces are here: in "free with an ad at the bottom,
 * 2.49 gets rid", the second says nothing without the first. Each piece alone otherwise, with null.
 */
export function asTyped(facts: readonly Fact[]): (readonly [first: Fact, whole: string | null])[] {
  const lines: (readonly [Fact, string | null])[] = []
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at]
    if (fact === undefined) break
    const end = facts.findIndex((each, behind) => behind > at && each.of !== fact.of)
    const pieces = facts.slice(at, end < 0 ? facts.length : end)
    const whole = fact.of === undefined ? null : wholeOf(pieces, fact.of)
    lines.push([fact, whole])
    if (whole !== null) at += pieces.length - 1
  }
  return lines
}

function wholeOf(pieces: readonly Fact[], sentence: string): string | null {
  const isWhole =
    pieces.length > 1 &&
    pieces.some(({ text }) => priced.test(text)) &&
    // A price has its label.
    pieces.every(({ topic }) => topic !== "price") &&
    pieces.length <= maxPieces &&
    countWords(sentence) <= maxWords &&
    countWords(pieces.map(({ text }) => text).join(" ")) >= countWords(sentence)
  return isWhole ? asItem(pieces.map(({ text }) => withoutEnd(text)).join(", ")) : null
}
