import { type Change, isSentenceWith, large, small } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

const number = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`
const unit = `(?:second|minute|hour|day|night|week|month|year|summer|winter|season|morning|evening|weekday)s?`
const length = `(?:the )?(?:first |last |next )?(?:about |around |roughly )?(?:${number} )?(?:working |school )?${unit}`
const whenShapes = [
  `(?:within|in|after|during|over) ${length}(?: of [^,;:]{3,40})?`,
  `(?:once|twice|(?:three|four|five|six|\\d+) times) (?:an?|each|every|per) ${unit}`,
  `(?:every|each) (?:other )?(?:${number} )?${unit}`,
  String.raw`on (?:the )?(?:1st|first|last|\p{Lu}\p{Ll}+days?)\b[^,;:]{0,30}`,
  String.raw`in (?:(?:early|late|January|February|March|April|May|June|July|August|September|October|November|December) )?\d{4}`,
]
// "In the first hour" and "in four days" belong to their verb, and only what happens again and again may come first.
const againAndAgain = String.raw`(?:every|each) (?:other )?(?:${number} )?${unit}|on \p{Lu}\p{Ll}+days?`
const lastWhen = new RegExp(String.raw`^([^,;:.]{8,}?) (${againAndAgain})\.$`, "u")

/** "You handle live frames every Tuesday" may begin with the day. */
const frontWhen: Change = (text) => {
  const [, told = "", when = ""] = lastWhen.exec(text) ?? []
  const words = told.split(" ")
  const isWhole = isSentenceWith(words) || words.slice(1, 3).some((word) => isForm(word, "base"))
  const isTied =
    / (?:and|or|but|that|which|who|for|than|as|to|of|by|up|normally|ready)$| (?:that|which|who|if|when) /.test(told)
  return told === "" ||
    !isWhole ||
    isTied ||
    ["base", "third", "participle"].some((form) => form === (verbForms(words[0] ?? "")[0]?.form ?? ""))
    ? text
    : `${large(when)}, ${small(told)}.`
}

const firstWhen = new RegExp(`^(${whenShapes.join("|")}), ([^,;:.]{8,})\\.$`, "iu")

/** And back again: "You handle live frames in the first hour". */
const backWhen: Change = (text) => {
  const [, when = "", told = ""] = firstWhen.exec(text) ?? []
  const words = told.split(" ")
  const isWhole = isSentenceWith(words) || words.slice(1, 3).some((word) => isForm(word, "base"))
  const isFree = isWhole && !/ (?:that|which|who|if|when|for) /.test(told)
  return isFree ? `${large(told)} ${when.charAt(0).toLowerCase()}${when.slice(1)}.` : text
}

const person =
  /(?:er|or|ist|ian|man|woman|who|people|staff|team|wife|husband|uncle|aunt|son|niece|nephew|cousin|family|friend|nurse|couple)s?\b/

/** "A system costs three lakh and is normally up in a week" as two sentences. */
const splitWithPronoun: Change = (text) => {
  const [, told = "", verb = "", rest = ""] =
    /^((?:An?|The|This|Our|Each|Every|Two|Three|My) [^;:]{12,}?),? and (?:then )?((?:is|are|was|were|has|have|can|\p{Ll}{3,})) ([^;:]{8,})\.$/u.exec(
      text,
    ) ?? []
  const words = told.split(" ")
  if (
    told === "" ||
    /\b(?:that|which|who|if|when|while|between|both|and (?:my|our|his|her|their|I|we|he|she|they|you|it))\b/.test(
      told,
    ) ||
    /,[^,]*$/.test(told)
  )
    return text
  const isOne = /^(?:An?|The|This|Our|Each|Every)$/.test(words[0] ?? "") && isForm(verb, "third")
  const noun = words.slice(1, 4).find((word) => isPluralWord(word) && !isForm(word, "third")) ?? ""
  const isMany = noun !== "" && (/^(?:are|were|have)$/.test(verb) || isForm(verb, "past") || isForm(verb, "base"))
  if (isOne && noun === "" && isSentenceWith(words) && !person.test(words.slice(1, 4).join(" ")))
    return `${told}. It ${verb} ${rest}.`
  // "are designed and printed": the second is done to them as the first is.
  const isTold = words.some((word) => isForm(word, "past")) && !/\b(?:is|are|was|were|been)\b/.test(told)
  return isMany && isTold && /^(?:Two|Three|Our|The|My)$/.test(words[0] ?? "") && isForm(verb, "past")
    ? `${told}. They ${verb} ${rest}.`
    : text
}

export const whenTurns: readonly Change[] = [frontWhen, backWhen, splitWithPronoun]
