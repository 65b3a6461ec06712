import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun } from "../../../text/words/plural.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { joinForms } from "./joined-forms.ts"
import { ownKeywords } from "./own-keywords.ts"
import { isBareHead } from "./word-classes.ts"

const maxForms = 24
const maxBaseWords = 3
const qualities = /^(?:material|colour|style|trait|name)$/
/** These are not what the thing is. */
const besides = /^(?:gifts?|presents?|supplies|supply|ideas?|decor|accessor(?:y|ies))$/

/**
 * Everything that the seller calls the thing, with each of its certain qualities: a journal that the keywords call a
 * "campaign notebook" and an "RPG notebook" is a "hand-bound notebook" and a "campaign journal" too.
 */
export function crossForms(u: Understanding, subject: Subject): string[][] {
  if (subject.core === "") return []
  const keywords = ownKeywords(u).filter((each) => each.includes(" ") && each.split(" ").length <= maxBaseWords)
  const ofThing = keywords.filter((each) => namesSame(each, keywords, u, subject))
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
  const bases = ofThing.filter((each) => headOf(each) !== own)
  return [
    ...marks.map((mark) => joinForms(mark, subject)),
    ...bases.flatMap((base) => marks.filter((mark) => isApart(mark, base)).map((mark) => [`${mark} ${base}`])),
  ].slice(0, maxForms)
}

const headOf = (phrase: string): string => contentWords(headNoun(phrase))[0] ?? ""

/** A keyword names the thing if its noun is the thing's, or its category's, or that of two keywords. */
function namesSame(phrase: string, keywords: readonly string[], u: Understanding, { head }: Subject): boolean {
  const noun = headNoun(phrase)
  if (!namesAThing(noun) || besides.test(noun) || isBareHead(noun) || /ing$/.test(noun)) return false
  const of = headOf(phrase)
  const filed = [u.subject.category, u.brief.etsyShopSection, u.brief.shopifyProductType]
    .flatMap((raw) => splitList(u.clean(raw)))
    .map(headOf)
  return [contentWords(head)[0], ...filed].includes(of) || keywords.filter((each) => headOf(each) === of).length > 1
}

/** "spangled" of "spangled lace" before lace bobbins. */
function withoutCore(mark: string, { core }: Subject): string {
  const own = new Set(core.split(" "))
  return mark
    .split(" ")
    .filter((word) => !own.has(word))
    .join(" ")
}

const isApart = (mark: string, base: string): boolean => {
  const own = contentWords(base)
  return contentWords(mark).every((stem) => !own.includes(stem))
}
