import { isPlural } from "../../text/words/plural.ts"
import { canBeBase } from "../../text/words/word-kinds.ts"
import { ownVerb } from "../type/own-verb.ts"
import { type Words, wordsIn } from "../type/shaped.ts"
import { countWords } from "./grammar.ts"

/** "Slow drains, smells near the tank, and not knowing": in a row of few words, what looks like a verb is none. */
export function isRowOfNames(text: string): boolean {
  const parts = text.split(/,\s+(?:and |or )?/)
  return parts.length > 1 && parts.every((part) => countWords(part) <= maxName || doing.test(part) || isPlain(part))
}

const maxName = 2
/** "Losing track", "not seeing a problem until fish get sick" */
const doing = /^(?:not )?\p{L}{2,}ing\s/iu

export const isVerbless = (text: string): boolean => isRowOfNames(text) || isPlain(text)

/** "Bread moulds in three days." may be a sentence, and "bread moulds in the cupboard" is none: the full stop tells. */
function isPlain(text: string): boolean {
  const read = wordsIn(text)
  const { kinds } = read
  const end = kinds.indexOf("relative")
  const isPair = kinds.some(
    (kind, at) => kind === "plural" && /^(?:noun|base)$/.test(kinds[at - 1] ?? "") && (end < 0 || at + 1 < end),
  )
  const isStated = kinds.some((_, at) => at > 0 && tellsDeed(read, at) && (end < 0 || at < end))
  // "The person who wound it has retired", "fish die then only test water"
  const isClause =
    /^the\b.* (?:who|that|which)\b.* (?:has|have|is|are|was|were)\b|\bthen\b/i.test(text) ||
    // "A stick that is too long tires the shoulder"
    /\b(?:who|that|which) (?:is|are) (?:\p{L}+ ){1,2}\p{L}+s (?:the|your|an?|my|their)\b/iu.test(text)
  return !isClause && !isStated && ownVerb(read) === null && !(isPair && kinds[0] !== "ing" && /[.!]$/.test(text))
}

/** "Clothes take two cycles to dry", "suppliers only sell rolls"; maybe "slips in the count cause quarrels". */
function tellsDeed({ words, kinds }: Words, at: number): boolean {
  const [beforeLast = "", last = "", kind = "", next = ""] = kinds.slice(Math.max(0, at - 2), at + 2)
  const isMaybe =
    /^(?:noun|base)$/.test(kind) && canBeBase(words[at] ?? "") && /^(?:noun|base|ing)$/.test(last) && next === "plural"
  // "Feet" are many, too.
  const isMany = beforeLast === "plural" || isPlural(words[at - 2] ?? "")
  return (
    (kind === "base" && (last === "plural" || (last === "adverb" && isMany))) ||
    (isMaybe && /^plural preposition/.test(kinds.join(" ")))
  )
}
