import type { Fact } from "../fact.ts"
import { ownVerb } from "../type/own-verb.ts"
import { wordsIn } from "../type/shaped.ts"
import type { Understanding } from "../understanding.ts"
import { countWords } from "./grammar.ts"

const label = "An answer to"

const maxHasty = 8

/** No trouble of a buyer's: what the seller says of "ours", of an illness, or of the buyers themselves. */
const others =
  /^(?:then|and|but|or|so|ours?|this|that|these|those|it|its|they|we|you|your|i|my|girls|boys|kids|children|people|women|men|parents|customers|clients|students|buyers)\b|[?]/i
const ailment =
  /\b(?:pains?|aches?|\p{L}*aches?|sore|acne|eczema|psoriasis|insomnia|arthritis|swelling|inflammation|infections?|allerg\p{L}+|diseases?|depression|anxiety)\b/iu

/** The label for a pain point that no sentence could tell: behind "an answer to", whatever people complain of is no fault of it. */
export function helpLabel({ text, topic, isEnglish, isCareful }: Fact, { genre, language }: Understanding): string {
  const isUsed = genre === "local" || genre === "auction"
  if (language !== "en" || !isEnglish || isUsed || topic !== "pain") return ""
  const isClear = isCareful || countWords(text) <= maxHasty
  return others.test(text) || ailment.test(text) || !isClear ? "" : label
}

/** "Slow drains, smells near the tank, and not knowing": in a row of few words, what looks like a verb is none. */
export function isRowOfNames(text: string): boolean {
  const parts = text.split(/,\s+(?:and |or )?/)
  return parts.length > 1 && parts.every((part) => countWords(part) <= maxName || isPlain(part))
}

const maxName = 2

export const isVerbless = (text: string): boolean => isRowOfNames(text) || isPlain(text)

/** "Bread moulds in three days." may be a sentence, and "bread moulds in the cupboard" is none: the full stop tells. */
function isPlain(text: string): boolean {
  const read = wordsIn(text)
  const { kinds } = read
  const end = kinds.indexOf("relative")
  const isPair = kinds.some(
    (kind, at) => kind === "plural" && /^(?:noun|base)$/.test(kinds[at - 1] ?? "") && (end < 0 || at + 1 < end),
  )
  // "The person who wound it has retired", "fish die then only test water"
  const isClause = /^the\b.* (?:who|that|which)\b.* (?:has|have|is|are|was|were)\b|\bthen\b/i.test(text)
  return !isClause && ownVerb(read) === null && !(isPair && kinds[0] !== "ing" && /[.!]$/.test(text))
}
