import { isPlural } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import type { Understanding } from "../../understanding.ts"
import { namesThing } from "../../write/frame-of.ts"
import { asItem, withoutEnd } from "../../write/grammar.ts"

const pronoun =
  /^(it|they) (?:(?:is|are|'s|'re) (?!not\b|the one|why|how|what|where|an? (?:one|lot)\b))?(?!also\b|then\b|is\b|are\b|was\b|were\b|will\b|would\b|can\b|could\b|do\b|does\b|did\b|may\b|should\b|just\b)(.+)$/is

/** "Weighs 225 g and has a hole for hanging", of "It weighs …": a bullet about the thing; empty if "it" may be something else. */
export function withoutSubject(fact: Fact, before: Fact | undefined, u: Understanding): string {
  const { thing, language, genre } = u
  const text = withoutEnd(fact.text).replace(/^this one\b/i, "It")
  // "Each is 3.3 metres long": of several things for sale, nothing else can be meant.
  if (ofEach.test(text))
    return fact.isCareful && before?.field === fact.field && isAboutThing(before, u) ? asItem(text) : ""
  const [it = ""] = /^(?:it|they|(?:we|i) also)\b/i.exec(text) ?? []
  if (it === "" || language !== "en" || !fact.isCareful || before === undefined) return ""
  // "We also do silk presses" is whole without the word that refers to what came before.
  if (/ also$/i.test(it)) return asItem(text.replace(/ also\b/i, ""))
  if (genre === "service" || genre === "video" || (it.toLowerCase() === "they") !== thing.isPlural) return ""
  // "It does not replace the tachograph": an app has a name for that.
  const named = genre === "app" && thing.isProper ? text.replace(/^it\b/i, () => thing.name) : text
  // "Do not fit the saloon" would be an order.
  if (/^they do not\b/i.test(text)) return ""
  // "Not meant for wire, and carbon steel will rust": the second half has a subject, so the first keeps its own.
  const isTwo = hasOtherSubject(text)
  if (denied.test(text) && (isTwo || secondDenial.test(text))) return named
  // Behind one bobbin, "it does not fit the older slide plate" is said of what is sold.
  if (denied.test(text))
    return named === text ? asItem(text.replace(/^(?:it|they) (?:(?:is|are) (?=not ))?/i, "")) : named
  // A promise begins with the thing; elsewhere, "it" is what the sentence before told of.
  const isOpening = fact.topic === "promise" && before.field !== fact.field
  if (!isOpening && before.field !== fact.field) return ""
  const isSure = isOpening || isAboutThing(before, u)
  // "Works offline; there are no advertisements": the second half has a subject of its own.
  const said = (pronoun.exec(text)?.[2] ?? "").replace(/ and (?=there (?:is|are) )/i, "; ")
  if (said === "") return isSure && whole.test(text) ? named : ""
  // "8 feet across, and have a skirt" lost the verb of its first half.
  if (/^(?:it|they) (?:is|are)\b/i.test(text) && secondVerb.test(said)) return isSure ? text : ""
  // "It takes me an hour", "it has been cleaned, and we would fit a new gasket": somebody else is in it.
  if (/^takes (?:me|us)\b/i.test(said)) return ""
  if (isTwo || / (?:and|but|so) (?:we|i|it|they|there)\b|, (?:so please|it|they|we|you)\b/i.test(said))
    return isSure ? text : ""
  // "Cut from leather and lace on under your eyelets" has lost who laces.
  const [, joined = ""] = / and (\p{L}+) /u.exec(said) ?? []
  if (it.toLowerCase() === "they" && kindOf(joined) === "base") return ""
  // "Lace under your bottom eyelets" would ask the buyer to do it.
  if (it.toLowerCase() === "they" && !/^they are\b/i.test(text)) return ""
  return ofThing.test(said) || isSure ? asItem(said) : ""
}

/** What a thing is not, or is not for: no part of it is meant. */
export const isDenied = (text: string): boolean => denied.test(text)
const denied =
  /^(?:it|they) (?:(?:is|are|does|do|will|should|must) not|cannot) (?!.*\b(?:also|same|others?|another|them)\b)/i

/** "It is not a strap for loads and must not be used for lifting" */
const secondDenial = /,? (?:and|but|or) (?:it|they|(?:must|should|can|will|does|do)(?: not)?|cannot)(?!\p{L})/iu

const ofEach = /^each(?: one)? (?:is|measures|weighs|holds|comes|has) (?!.*\b(?:it|they|them|same|other)\b)/i

const secondVerb =
  /(?: and| but|,) (?:is|are|was|were|has|have|can|will|should|must|comes?|holds?|fits?|fastens?|folds?|works?|weighs?|needs?|stands?|runs?|uses?|carries|stays?|keeps?|measures|takes?|makes?|lasts?|hangs?|sits?)\b/i

const secondClause =
  /,? (?:and|but) (\p{L}[\p{L}'’-]*)(?: [\p{L}\d'’-]+){0,3}? (?:is|are|was|were|will|can|has|have|comes?|gets?|needs?)(?!\p{L})/giu

/** "…, and two painted screws are included" */
const hasOtherSubject = (text: string): boolean =>
  [...text.matchAll(secondClause)].some(([, first = ""]) =>
    /^(?:noun|plural|adjective|determiner|number|base)$/.test(kindOf(first)),
  )

/** "It will not fit diesel models" says nothing without "it", and nothing else can be meant. */
const whole = /^(?:it|they) (?:has|have|can|will|does|do)\b(?!.*\b(?:it|they|them|also|same|other|another)\b)/i

/** What neither a scratch nor a person does. */
const ofThing = /^(?:comes? (?:with|in)|includes?|weighs?|measures?|folds?|fits in) /i

/** Its subject is the thing or a person, or of another number: the pronoun behind it can only be the thing. */
export function isAboutThing({ text }: Fact, u: Understanding): boolean {
  if (/^(?:i|we|you|it|they|this|these|comes?)\b/i.test(text)) return true
  const words = text.split(" ")
  const verb = words.findIndex((word, at) => at > 0 && /^(?:auxiliary|third)$/.test(kindOf(word)))
  const subject = words.slice(0, verb < 0 ? words.length : verb).join(" ")
  const isOther = verb > 0 && isPlural(words[verb - 1] ?? "") && !u.thing.isPlural
  return isOther || namesThing(subject, u)
}
