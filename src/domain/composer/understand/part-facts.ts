import { isAcronym } from "../../text/acronyms.ts"
import { isRightWord } from "../../text/right-words.ts"
import { isForm } from "./verbs.ts"
import { isAuxiliary, isConjunction, isDeterminer, isPreposition } from "./word-kinds.ts"

/** "15 lumen each.auto on at dusk" forgot its space, and is no address. */
const joined =
  /(?<![^\s(])(\p{Ll}{3,})\.(?=\p{Ll}{3,} )(?!(?:com|net|org|shop|store|example|app|info|biz|online|site|website|dev|test|invalid) )/gu
/** "Dual sim yes" has one, and "water reminder no" has none. */
const answered =
  /(?<=(?:^|[.,;!\n]) *)((?!(?:so|and|but|or|oh) )\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,2}) (yes|no)(?= *(?:[.;!\n](?!\d)|$|,(?! *(?:it |was |is )*(?:removed|dropped|gone|not|taken|coming|maybe))))/giu
/** "R@RE" and "L@@K" shout past a filter. */
const disguised = /\s?(?<![\p{L}\d.@])\p{Lu}{1,8}@{1,2}\p{Lu}{1,8}(?![\p{L}\d@]|\.\p{L})!*/gu
/** "NO FISH they died": why it has none is nobody's business. */
const excuse =
  /(\bno \p{L}{3,}(?: \p{L}{3,})?) (?:they|he|she|i|we|it got|it was|it were|the (?:dog|cat|kids?|wife|ex)) (?!need|has |have |is |are )[^,;.!?()\n\d]{3,50}(?=[,;.!?\n]|$)/giu
/** "Wipe clean DONT put in dishwasher" and "$14.99 once NOT a subscription" say a second thing. */
const forbidden =
  /(?<=(?<![\p{L}\d])([\p{Ll}\d']{2,})) (?=(?:DON'?T|DO NOT|NEVER) \p{Ll}{2}|NOT (?:a|an|for|the|in|with) \p{Ll}{2})/gu
const goesOn = /^(?:we|you|they|it|that|which|who|and|but|so|or|pls|please|just|is|are|was|do|does|will|if)$/

/** "Most painted some just undercoated" tells of two kinds. */
const sorted =
  /(?<=\b(?:most|many|half|all) (?:\p{L}+ ){0,2}\p{L}{3,}) (?=(?:some|others|the rest|a few|rest) (?:\p{L}+ )?\p{L}{3,})/giu

/** "NO big dogs sorry my back cant take it": what is not offered is a fact, and the regret is none. */
const regret = /(?<=\b(?:no|not|don'?t) [^,;.!?\n]{4,60}) sorry\b[^,;.!?\n]*/giu
const screenUnit = /(?<=\d ?)(?:ghz|mhz|khz|mb|gb|tb|kb|mah)(?![\p{L}\d])/gu
const powerUnit = /(?<=\d)(?:k?wh?|v|ah)(?![\p{L}\d/'’-])/gu
const powerUnits: Readonly<Record<string, string>> = { w: "W", v: "V", ah: "Ah", kw: "kW", kwh: "kWh", wh: "Wh" }
const screenUnits: Readonly<Record<string, string>> = { ghz: "GHz", mhz: "MHz", khz: "kHz", mah: "mAh" }
const gluedTime = /(?<=\d)(mn?th|yr|wk)(s?)(?![\p{L}\d])/gu
const times: Readonly<Record<string, string>> = { mth: "month", mnth: "month", yr: "year", wk: "week" }
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday".split("|")
const spanOfDays =
  /(?<![\p{L}\d])(mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:day|nesday|rsday|urday|sday)? ?(?:-|–|to) ?(mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?(?!\p{L})/giu
const dayOf = (short: string): string =>
  days.find((day) => day.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short

/** "£19.99 yr" is paid each year. */
const eachTime =
  /(?<=[$£€]\d[\d.,]*) (yr|year|mth|month|hr|hour|wk|week|night|person|session|lesson)(?=[,.;!\n]|$| (?:unlimited|or|and|plus|min)(?!\p{L}))/gu
const spelledTimes: Readonly<Record<string, string>> = { ...times, hr: "hour" }

/** "9mb" and "tues-sat" as they are written. */
const writtenOut = (text: string): string =>
  text
    .replace(screenUnit, (unit) => screenUnits[unit] ?? unit.toUpperCase())
    .replace(powerUnit, (unit) => powerUnits[unit] ?? unit)
    .replace(gluedTime, (_, time: string, s: string) => ` ${times[time] ?? time}${s}`)
    .replace(eachTime, (_, time: string) => ` ${/^ho?u?r/.test(time) ? "an" : "a"} ${spelledTimes[time] ?? time}`)
    .replace(spanOfDays, (_, from: string, to: string) => `${dayOf(from)} to ${dayOf(to)}`)

/** "SUBSCRIBEEE" and "soooo": a letter that is held is typed once, or twice where that is a word. */
const unstretched = (text: string): string =>
  text.replace(/(?<![\p{L}\d@#./])(?=\p{L}*?(\p{L})\1\1)\p{L}{3,}(?![\p{L}\d@])/giu, (word) => {
    const twice = word.replace(/(\p{L})\1{2,}/giu, "$1$1")
    const once = word.replace(/(\p{L})\1{2,}/giu, "$1")
    if (/^(?:[xivm]+|w+|a+|\p{Lu}\p{Lu}?\p{Lu}?)$/iu.test(word)) return word
    if (isRightWord(twice.toLowerCase())) return twice
    return isRightWord(once.toLowerCase()) ? once : word
  })

/** "Straws incl. contains MILK" has them included, and "22 colours incl rose gold" goes on. */
const included = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d)] )(?:incl?|included?)\.? (?=(\p{L}{3,}))/giu, (whole, next: string) =>
      (isForm(next.toLowerCase(), "third") && !isForm(next.toLowerCase(), "base")) ||
      (/^\p{Lu}{4}/u.test(next) && !isAcronym(next))
        ? "included. "
        : whole,
    )
    .replace(/(?<=\p{Ll}{3} )inc\.? (?=\p{Ll}{3})/gu, "including ")
    .replace(/(?<=\p{L}{2} )incl?\.?(?= *(?:$|[,;!()\n]|\.(?! *\p{Ll})))/gimu, "included")

/** "Cotton wick no paraffin" says two things, and "needs no tools" one. */
const withoutWhat =
  /(?<=(\p{L}{3,})) (?=no (?!one|longer|matter|more|way|idea|problem|doubt|less)\p{L}{3,}(?: \p{L}{3,})?(?: *(?:[,.;!+&\n]|$)))/gu
const isLeaning = (word: string): boolean =>
  isAuxiliary(word) ||
  isPreposition(word) ||
  isConjunction(word) ||
  isDeterminer(word) ||
  isForm(word, "third") ||
  isForm(word, "base") ||
  /^(?:there|almost|virtually|absolutely|says?|means?|please|yes|just|also|still|that|which|got|been)$/.test(word)

/** "Pro 2.49$ removes ads": it does so for that much. */
const paidFor =
  /\b(pro|premium|plus|paid|upgrade|full version) ([$£€]\d[\d.,]*|\d[\d.,]*[$£€]) ((?:removes|unlocks|gets rid of) \p{L}[\p{L} ]{2,40}?)(?= *(?:[.,;!\n]|$))/giu

/** "NO caps NO bolts" are two things that it has not, and "1 tub = 40 spoons" are two that it has. */
export const partFacts = (text: string): string =>
  included(unstretched(writtenOut(text.replace(disguised, ""))))
    .replace(regret, "")
    .replace(excuse, "$1")
    .replace(forbidden, (_, before: string) => (goesOn.test(before) ? " " : ", "))
    .replace(sorted, ", ")
    .replace(withoutWhat, (_, before: string) => (isLeaning(before.toLowerCase()) ? " " : ", "))
    .replace(/(?<=\p{Ll}{3})['’]s(?=\s*(?:$|[,;/+&|)]))/gmu, "s")
    .replace(/(?<=\p{L}) = (?=\p{L}|\d)/gu, ", ")
    .replace(joined, "$1. ")
    .replace(paidFor, "$1 $3 for $2")
    .replace(/(?<=(?:^|[.,;(!\n]) *)been (?=\p{Ll}{2})/gu, "has been ")
    .replace(answered, (_, what: string, answer: string) => (/yes/i.test(answer) ? what : `no ${what}`))
    .replace(/(?<=\bno \p{L}[\p{L} -]{2,30}) +(?=no \p{L}{3})/giu, ", ")
