import { changePieces } from "./change-pieces.ts"
import { misspellings } from "./misspellings.ts"
import { isEverydayWordWithSlip, isNearCommonWord } from "./nearest-word.ts"
import { isRightWord } from "./right-words.ts"
import { saysNothing } from "./small-words.ts"
import { unitSpellings } from "./unit-words.ts"

const word = /(?<![\p{L}\p{N}@#./_'’-])[a-z]{4,}(?![\p{L}\p{N}@_'’-]|\.\p{L})/gu
const unsayable = /q(?!u)|[bcdfghjklmnpqrstvwxz]{5}|^[^aeiouy]+$/
const content = /[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu

/** Takes out of a messy text the words that nobody can read, given all that the seller typed. */
type UnknownRemover = (text: string) => string

/**
 * A word that no list has, near a common one though no spelling helps, and typed only once, is a slip nobody can mend;
 * one that is far from all of them is a name. The
 * piece it stands in goes where the rest of it is said elsewhere too; else the word alone, if the rest still reads.
 */
export function makeUnknownRemover(kept: ReadonlySet<string>, said: string): UnknownRemover {
  const times = new Map<string, number>()
  for (const [each] of said.toLowerCase().matchAll(content)) times.set(each, (times.get(each) ?? 0) + 1)
  const isUnknown = (each: string): boolean =>
    !kept.has(each) &&
    !misspellings.has(each) &&
    (times.get(each) ?? 0) <= 1 &&
    unitSpellings(each).length === 1 &&
    !isRightWord(each) &&
    (unsayable.test(each) || isNearCommonWord(each) || (each.length === 4 && isEverydayWordWithSlip(each)))
  const change = (piece: string): string => {
    const unknown = (piece.match(word) ?? []).filter(isUnknown)
    if (unknown.length === 0) return piece
    const others = (piece.match(content) ?? []).filter((each) => !saysNothing(each) && !unknown.includes(each))
    // Most of it unknown: another language, or a word of the trade that stands alone.
    if (unknown.length >= others.length) return piece
    const isElsewhere = others.every((each) => (times.get(each.toLowerCase()) ?? 0) > 1)
    if (isElsewhere) return ""
    return withoutWords(piece, unknown)
  }
  return (text) => changePieces(text, change)
}

const withoutWords = (piece: string, unknown: readonly string[]): string =>
  piece
    .replace(word, (each, at: number) => (unknown.includes(each) && !/\d\s?$/.test(piece.slice(0, at)) ? "" : each))
    .replace(/\s{2,}/g, " ")
    .trim()
