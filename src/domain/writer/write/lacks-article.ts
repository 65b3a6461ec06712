import { isMaterialWord } from "../../text/words/materials.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { withoutEnd } from "./grammar.ts"

/** "A squeegee for glass door": in haste, the article is left out, and a sentence of ours needs it. */
export function lacksArticle({ text, isCareful }: Pick<Fact, "text" | "isCareful">): boolean {
  const [, joint = "", tail = ""] =
    / (for|with|in|on|at|to|from) ((?:\p{L}+ ){0,2}\p{L}+)$/iu.exec(withoutEnd(text)) ?? []
  const [first = ""] = tail.split(" ")
  const isOpen = tail !== "" && !/^(?:determiner|number|subject)$/.test(kindOf(first)) && !isNameAlone(tail)
  return (
    // "A white silicone ring with spare rubber plug"
    (!isCareful || (/^with$/i.test(joint) && tail.includes(" "))) &&
    isOpen &&
    !isPlural(tail) &&
    !isUncounted(tail) &&
    !/ing$/.test(tail) &&
    !isMaterialWord(headNoun(tail))
  )
}

/** "Makita drills", but not "Jamaican partner game" */
const isNameAlone = (tail: string): boolean => /^\p{Lu}/u.test(tail) && tail.split(" ").length < minNoun

const minNoun = 3

/** "Handstroke gap can be switched off": in a row of features, the article is left out. */
export function isBareSubject(text: string): boolean {
  const [subject = "", verb] = text.split(/ (?:can|will|is|has|does|may|must|should) /)
  const [first = ""] = subject.toLowerCase().split(" ")
  const isOne = !isPlural(subject) && !isUncounted(subject) && !/ing$/.test(subject)
  return verb !== undefined && isOne && !/^(?:determiner|number|subject)$/.test(kindOf(first))
}
