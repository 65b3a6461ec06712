import { canBeThird, kindOf } from "../../text/words/word-kinds.ts"
import { isRunOn } from "./run-on.ts"

const joins =
  /^(?:and|or|but|so|because|bc|cos|if|when|that|which|who|as|since|where|until|unless|while|how|what|why|whether|though|although|than|once|before|after|then|even|whatever|wherever|like|plus)$/
const finite = /^(?:is|are|was|were|can|will|has|have|does|isn't|aren't|can't|won't|doesn't)$/
/** Behind these, "it" is an object: "let it dry", "fits it". */
const takesIt = /^(?:preposition|base|third|ing|auxiliary|past|participle|determiner|conjunction|relative|subject)$/

const minBefore = 2

/** In a hasty text: nobody can be sure where one thing ends and another begins. */
export const isUnclear = (text: string): boolean => isRunOn(text) || isFused(text)

/** Two clauses, or a row of things, without the mark between them: "tap for goals it keeps the score", "goals cards and subs". */
function isFused(text: string): boolean {
  return text.split(/[,;:.()]+/).some((part) => isFusedPart(part.trim().split(/\s+/)))
}

function isFusedPart(typed: readonly string[]): boolean {
  const words = typed.map((word) => word.toLowerCase())
  const isJoined = (from: number, to: number): boolean => words.slice(from, to).some((word) => joins.test(word))
  const verb = words.findIndex(
    (word, at) => finite.test(word) || (at === 0 && /^(?:third|past|base)$/.test(kindOf(word))),
  )
  return words.some((word, at) => {
    const before = words[at - 1] ?? ""
    if (/^(?:it|they)$/.test(word))
      return at >= minBefore && !joins.test(before) && !takesIt.test(kindOf(before)) && at < words.length - 1
    if (finite.test(word)) return verb >= 0 && at > verb + 1 && !isJoined(verb + 1, at) && kindOf(before) !== "subject"
    // "Briggs engines" and "shows hours" are no row.
    const isNameOrVerb = /^\p{Lu}/u.test(typed[at - 1] ?? "") || (at === 1 && canBeThird(before))
    return at > 0 && !isNameOrVerb && kindOf(word) === "plural" && kindOf(before) === "plural"
  })
}
