import { type Change, isDone, isSentenceWith, large, small } from "./turning.ts"
import { isForm } from "./understand/verbs.ts"

// What stands behind the verb: when, where, on what condition and for whom, moved to where it says the same.

const months = "January|February|March|April|May|June|July|August|September|October|November|December"
const time = String.raw`(?:in (?:early |late )?(?:(?:${months})(?: \d{4})?|\d{4})|last (?:${months}|year|week|month|spring|summer|autumn|winter)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)`

/** "repasted with Arctic MX-6 in January": the month may stand right behind the verb. */
const moveTime: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\b(\p{Ll}+(?: (?:it|them))?) ((?:by|with|from) [^,;:.]{2,40}?) (${time})(?=[,;:.]|$| (?:and|because|since|so|with|by|in \p{Lu})\b)`,
      "u",
    ),
    (whole: string, done: string, how: string, when: string) => {
      const verb = done.split(" ")[0] ?? ""
      return (isDone(verb) || isForm(verb, "past")) &&
        !/ (?:that|which|who|if|when|so|because|since|and \p{Ll}+ed) /u.test(` ${how} `)
        ? `${done} ${when} ${how}`
        : whole
    },
  )

/** "Rewaxed by me in October with dressing": who did it may come after the time. */
const moveAgent: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`\b(\p{Ll}+) (by (?:me|us|\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*)) (${time})(?= \p{Ll})`,
      "iu",
    ),
    (whole: string, done: string, by: string, when: string) =>
      isDone(done.toLowerCase()) ? `${done} ${when} ${by}` : whole,
  )

/** "Nothing is uploaded unless you switch it on." */
const frontUnless: Change = (text) => {
  const [, told = "", word = "", condition = ""] =
    /^([^,;:.]{10,}?) (unless|wherever|provided|as long as|even if) ((?:you|we|it|they|the|an?|your|our|I|nobody|he|she)\b [^,;:.]{4,})\.$/u.exec(
      text,
    ) ?? []
  return told === "" || / (?:and|or|but|that|which|who|for)(?: |$)/.test(told) || / (?:and|but) /.test(condition)
    ? text
    : `${large(word)} ${condition}, ${small(told)}.`
}

/** "We leave varnish off on purpose, since it goes sticky." */
const frontSince: Change = (text) =>
  text.replace(
    /^([^,;:.?]{8,}), (since|because|though|although) ((?:the|it|they|we|you|I|he|she|our|your|an?|nobody|no one|each|every|nothing|most)\b [^,;:.]{6,})\.$/u,
    (whole: string, told: string, opener: string, reason: string) =>
      isSentenceWith(told.split(" ")) ||
      /^(?:We|I|You|They) /.test(told) ||
      isForm((told.split(" ")[0] ?? "").toLowerCase(), "base")
        ? `${large(opener === "because" ? "since" : opener)} ${reason}, ${small(told)}.`
        : whole,
  )

const kin =
  "aunt|uncle|grandmother|grandfather|grandad|gran|mother|father|mum|mom|dad|sister|brother|wife|husband|daughter|son"
const women = /^(?:aunt|grandmother|gran|mother|mum|mom|sister|wife|daughter)$/

/** "My aunt fed a crew from one cellar and left me her canner." */
const splitAtKin: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`^((?:My|Our|His|Her) (?:late |great |old )?(${kin}) (\p{Ll}+) [^;:.]{6,}?),? and (\p{Ll}+) ([^;:.]{6,}\.)$`,
      "u",
    ),
    (whole: string, told: string, who: string, first: string, second: string, rest: string) =>
      isForm(first, "past") && isForm(second, "past") && !/ (?:who|which|when|if|that) /.test(told)
        ? `${told}. ${women.test(who) ? "She" : "He"} ${second} ${rest}`
        : whole,
  )

/** "His daughter took over the bench in 2011 and he still draws the capitals." */
const splitAtOther: Change = (text) =>
  text.replace(
    /^(\p{Lu}[^,.;:]{12,}?),? and ((?:he|she|my|our|your|his|her|everyone|nobody|no one|most|each|every)\b [^.;:]{10,}\.)$/u,
    (whole: string, first: string, rest: string) =>
      isSentenceWith(first.split(" ")) &&
      isSentenceWith(rest.split(" ")) &&
      !/^(?:\S+ ){1,3}(?:who|which|that) /.test(rest) &&
      !/ (?:both|between|if|when|once|because|since|while|for|with|of|to) (?:an?|the|my|our|his|her|your)? ?[\p{L}'’-]+$/u.test(
        first,
      )
        ? `${first}. ${large(rest)}`
        : whole,
  )

/** "The gaiters are cut for boots, not for trail shoes." */
const turnNotFor: Change = (text) =>
  text.replace(
    /^([^,;:]{3,60}?) (is|are|was|were) (\p{Ll}+) ((?:for|from|on|in|by|with|at) [^,;:]{2,40}), not ((?:for|from|on|in|by|with|at) [^,;:.]{2,40})\.$/u,
    (whole: string, what: string, be: string, done: string, so: string, other: string) =>
      isForm(done, "participle") ? `${what} ${be} ${done} not ${other} but ${so}.` : whole,
  )

const denied = /\b(?:not|no|nothing|nobody|never|none|only|all|anything|cannot)\b|n['’]t\b/i

/** "Labels are splash proof but fade in strong sun." */
const sayYet: Change = (text) =>
  text.replace(
    / but (?=(?:it|they|the|we|still|is|are|has|have|can|does|will|you|fades?|needs?|keeps?|stays?)\b)/u,
    (whole: string, at: number) => (denied.test(text.slice(0, at)) ? whole : " yet "),
  )

/** Every change of what stands behind the verb, tried one by one. */
export const tailTurns: readonly Change[] = [
  moveTime,
  moveAgent,
  frontUnless,
  frontSince,
  splitAtKin,
  splitAtOther,
  turnNotFor,
  sayYet,
]
