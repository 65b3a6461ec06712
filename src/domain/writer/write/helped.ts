import { headNoun, singular } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"
import { ownVerb } from "../type/own-verb.ts"
import { nameIn } from "../type/shape.ts"
import { wordsIn } from "../type/shaped.ts"
import type { Understanding } from "../understanding.ts"
import { countWords } from "./grammar.ts"

export const helped = "Helps with"
const replaced = "Instead of"

/** "Metal racks that fall off", "plants sold as local" */
const several = /^(?:\p{L}+ ){0,2}\p{L}+s (?:that|which|sold as|made of) /iu

const maxHasty = 5

/** What the trouble is not: a person, a feeling, an illness, a question. */
const others =
  /^(?:people|person|girls|boys|kids|children|women|men|parents|mums|moms|dads|customers|clients|students|pupils|guests|players|staff|babies|toddlers|teenagers|teens|buyers|guys|schools|companies|shops|firms|stores)$/i
const negative =
  /^(?:no|never|nothing|nowhere|nobody|afraid|scared|worried|guilt|fear|worry|stress|anxiety|nervous|anxious|unsure|embarrassed|confused|shy|bored|frustrated|overwhelmed|lonely|ours|this|that|these|those|it|they|we|you|i)\b|[?]/i
const ailment =
  /\b(?:pains?|aches?|\p{L}*aches?|sore|acne|eczema|psoriasis|insomnia|arthritis|swelling|inflammation|infections?|allerg\p{L}+|diseases?|depression)\b/iu

/**
 * The label for a pain point that no sentence could tell: "Helps with: permit delays". What others sell is replaced, since
 * "helps with clips that snap" would be about these clips.
 */
export function helpLabel(fact: Fact, u: Understanding): string {
  const { text, isEnglish, isCareful } = fact
  const isUsed = u.genre === "local" || u.genre === "auction"
  if (u.language !== "en" || !isEnglish || isUsed || fact.topic !== "pain") return ""
  if (
    others.test(headOf(text)) ||
    others.test(text.split(" ")[0] ?? "") ||
    negative.test(text) ||
    ailment.test(text) ||
    !isVerbless(text)
  )
    return ""
  if (!isCareful && countWords(text) > maxHasty) return ""
  if (u.genre === "goods" && (isOfOthers(text, u) || several.test(text))) return replaced
  return isOfOthers(text, u) ? "" : helped
}

/** "Serrated knives that veer", said by somebody who sells a knife */
const isOfOthers = (text: string, { thing }: Understanding): boolean =>
  singular(headOf(text).toLowerCase()) === singular(headNoun(thing.name).toLowerCase())

const headOf = (text: string): string => headNoun(nameIn(text))

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
