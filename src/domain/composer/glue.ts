import { isSmallWord } from "../text/small-words.ts"
import { stem } from "./understand/stems.ts"
import { isDeterminer, isPreposition } from "./understand/word-kinds.ts"

const windowWords = 5
const blank = "…"

/** Words that join others and belong to nobody. */
const joins = (word: string): boolean =>
  isSmallWord(word) ||
  isPreposition(word) ||
  isDeterminer(word) ||
  /^(?:it|they|is|are|has|have|you|we|i|that|which|who|one|not)$/.test(word)

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu) ?? []

/** The words that a seller used, as roots. */
export const ownWords = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsOf).map(stem))

/**
 * How much of a sentence is ours and not the seller's: places where three of five words in a row are our own, and one of
 * them says something. Such places read alike in every shop's listing, so the fewer the better.
 */
export function glueIn(text: string, own: ReadonlySet<string>): number {
  const form: string[] = []
  for (const word of wordsOf(text)) {
    const isOwn = !joins(word) && (/^\p{N}/u.test(word) || own.has(stem(word)))
    if (!isOwn) form.push(word)
    else if (form.at(-1) !== blank) form.push(blank)
  }
  let count = 0
  for (let at = 0; at + windowWords <= form.length; at++) {
    const left = form.slice(at, at + windowWords).filter((word) => word !== blank)
    if (left.length >= 3 && left.some((word) => !joins(word))) count++
  }
  return count
}
