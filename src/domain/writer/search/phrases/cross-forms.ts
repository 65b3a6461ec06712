import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { joinForms } from "./joined-forms.ts"
import { ownKeywords } from "./own-keywords.ts"

const maxForms = 24
const maxBaseWords = 3
const qualities = /^(?:material|colour|style|trait|name)$/

/** The thing with each of its certain qualities and with the words that the seller's keywords have before it: "campaign journal". */
export function crossForms(u: Understanding, subject: Subject): string[][] {
  if (subject.core === "") return []
  const keywords = ownKeywords(u).filter((each) => each.includes(" ") && each.split(" ").length <= maxBaseWords)
  const own = contentWords(subject.head)[0] ?? ""
  const before = keywords
    .filter((each) => headOf(each) === own)
    .map((each) => each.split(" ").slice(0, -1).join(" "))
    .map((each) => withoutCore(each, subject))
  const marks = [
    ...before,
    ...subject.attributes
      .filter(({ kind, text }) => qualities.test(kind) && !/\d| (?:safe|washable)$/.test(text))
      .map(({ text }) => text),
  ].filter((mark) => mark !== "" && mark.split(" ").length <= 2)
  return marks.map((mark) => joinForms(mark, subject)).slice(0, maxForms)
}

const headOf = (phrase: string): string => contentWords(headNoun(phrase))[0] ?? ""

/** "spangled" of "spangled lace" before lace bobbins. */
function withoutCore(mark: string, { core }: Subject): string {
  const own = new Set(core.split(" "))
  return mark
    .split(" ")
    .filter((word) => !own.has(word))
    .join(" ")
}
