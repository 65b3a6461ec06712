import { isCommonWord } from "../text/right-words.ts"
import { isForm } from "./understand/verbs.ts"
import { isAuxiliary, isPluralWord, isPronoun } from "./understand/word-kinds.ts"

/** A sentence told in another order; the same sentence where the order may not change. */
export type Change = (text: string) => string

/** A sentence that moves behind another word loses its capital, unless a name begins it. */
export function small(text: string): string {
  const [opener = "", second = "", third = ""] = text.split(" ")
  const first = opener.replace(/(?<=^(?:We|You|They|It|That|There|What))['’]\p{Ll}+$/u, "")
  if (/^(?:An?|The|Our|Your|My|Every|Each)$/.test(first)) return text.charAt(0).toLowerCase() + text.slice(1)
  // A noun in the singular, without an article and with its verb at once, is somebody's name.
  const isSubject = isAuxiliary(second) || isForm(second, "third") || isForm(second, "past")
  const isBare =
    isSubject &&
    !isPronoun(first) &&
    !isPluralWord(first) &&
    !/^(?:This|That|Each|One|Most|Some|All|Both|Everything|Nothing|Everyone|Nobody|There)$/.test(first)
  const isCommon = /^\p{Lu}\p{Ll}*$/u.test(first) && first !== "I" && isCommonWord(first.toLowerCase())
  const isJoined = /^(?:&|\+|and|of|de|the)$/.test(second) && /^\p{Lu}/u.test(third)
  const isName = isBare || !isCommon || isJoined || /^\p{Lu}/u.test(second)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
export const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "rewaxed", "repasted": made by rule, though nobody listed the verb. */
const madeByRule = /^\p{Ll}{2,}[^e\W]ed$/u
const noDeed = /(?:shed|bed|seed|need|feed|weed|sled|breed|speed|hundred|sacred|indeed|naked|wicked|rugged)$/

/** What is done to something: "printed", "sewn". */
export const isDone = (word: string): boolean =>
  isForm(word, "participle") || (madeByRule.test(word) && !noDeed.test(word))

export const isSentenceWith = (words: readonly string[]): boolean =>
  words
    .slice(1)
    .some((word) => isForm(word, "past") || isForm(word, "third") || /^(?:is|are|was|were|has|have|had)$/.test(word))
