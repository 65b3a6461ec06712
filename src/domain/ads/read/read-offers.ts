import { cleanText } from "../../text/clean/clean.ts"
import { contactDetails } from "../../text/clean/contact-details.ts"
import { splitList } from "../../text/split/split-list.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { singular } from "../../text/words/plural.ts"
import type { BusinessType } from "../ads-form.ts"
import { inLocalWords } from "../in-local-words.ts"
import { keywordKey } from "../keywords/keyword-key.ts"
import { deeds, type OfferKind, offerHeads, vagueOffers } from "../knowledge/offer-heads.ts"
import { withProperWords } from "../knowledge/proper-words.ts"
import { peopleOffer, tradeWords } from "../knowledge/trade-words.ts"
import { calmCapitals } from "./calm-capitals.ts"
import { kindOf } from "./kind-of.ts"

export interface Offer {
  /** In the business's own words, as inside a sentence: "water heater repair", "Thai massage". */
  readonly name: string
  readonly kind: OfferKind
  /** Other searches for it. */
  readonly also?: string
}

export interface OffersRead {
  readonly offers: readonly Offer[]
  /** Text that nobody would type into a search box, unchanged. */
  readonly leftOut: readonly string[]
}

const maxOffers = 24
const maxChars = 4000
const opening =
  /^(?:(?:and|or|also|we|i|our|your|the|a|an|all|any|my|team|shop)\s+)*(?:(?:can|also|do|does|offers?|provides?|speciali[sz]e in|sells?|makes?|serves?|carry|carries|handles?|focus on|cover|including|such as|like|from|help (?:you )?with|are known for|work on)\s+)*(?:(?:all (?:types|kinds|sorts) of|a (?:wide )?(?:range|variety|selection) of|any kind of|types of|full[- ]service|professional|expert|reliable|trusted|quality|high[- ]quality|friendly|great|amazing|delicious|beautiful|the best|best|your|our|the)\s+)*/iu
const price =
  /\s*(?:[-–—:]\s*)?(?:from|starting at|only|just|for)?\s*[$€£]\s?\d[\d.,]*(?:\s*(?:\/|per|an?|each)\s*\p{L}*)?/giu
/** Text after one of these describes the offer and is not part of its name. */
const telling =
  /(?<!\b(?:learn|back|door|wall|one)(?=\s+to\b))\s+(?:in|at|by|from|on|to|with|using|including|such as|since|that|which|who|so|because|when|while|within|across|throughout|–|—|-)\s.*$/iu
const sentenceWord =
  /\b(?:is|are|was|were|be|been|will|can|could|should|you|your|we|our|us|they|their|i|my|it|its|get|got|make|need|want|know|please|not|every|than)\b/iu
/** Two words that form one thing, anywhere in a list. */
const oneThing =
  /\b(?:man (?:and|&) van|wills (?:and|&) probate|bed (?:and|&) breakfast|fish (?:and|&) chips|cut (?:and|&) (?:colou?r|blow[- ]?dry|style|finish)|wash (?:and|&) (?:fold|dry|wax|cut)|health (?:and|&) safety|arts (?:and|&) crafts|bath (?:and|&) brush|tongue (?:and|&) groove|town (?:and|&) country|oil (?:and|&) filter)\b/giu
const joiner = "\u2060"
const vague = new Set(vagueOffers)

interface Offering {
  readonly type: BusinessType
  readonly industry: string
  readonly countryCode: string
}

/** The business's offers, each by its own name. */
export function readOffers(text: string, offering: Offering): OffersRead {
  const cleaned = calmCapitals(cleanText(text.slice(0, maxChars)).replace(contactDetails, " ")).replace(
    oneThing,
    (pair) => pair.replaceAll(" ", joiner),
  )
  const items = splitSentences(cleaned).flatMap((sentence) =>
    splitList(
      sentence
        .replace(/[.!?]+$/, "")
        .replace(/:\s+/g, ", ")
        .replace(/,\s+and\s+/g, ", "),
    ),
  )
  const offers = new Map<string, Offer>()
  const leftOut: string[] = []
  const isLaw = /\b(?:law|solicitors?|attorneys?|lawyers?|legal)\b/i.test(offering.industry.slice(0, 200))
  for (const item of items) {
    const names = namesIn(item.replaceAll(joiner, " "), offering)
    if (names.length === 0) leftOut.push(item.replaceAll(joiner, " "))
    for (const { name, also } of names) {
      const key = keywordKey(name)
      if (key !== "" && !offers.has(key))
        offers.set(key, {
          name,
          kind: peopleOffer.test(name) ? "people" : kindOf(name, isLaw ? "legal" : offering.type),
          ...(also !== undefined && { also }),
        })
    }
  }
  return { offers: [...offers.values()].slice(0, maxOffers), leftOut: leftOut.slice(0, maxOffers) }
}

/** An offer's name, and other searches for it. */
interface Named {
  readonly name: string
  readonly also?: string
}

function namesIn(item: string, offering: Offering): Named[] {
  const bare = item
    .replace(/\([^()]*\)/g, " ")
    .replace(price, " ")
    .replace(/[#*"“”!?]/g, " ")
    .replace(opening, "")
    .replace(telling, "")
    .replace(/\s+/g, " ")
    .trim()
  const whole = inFull(named(bare), offering)
  const all = whole === null ? splitPairs(asDeed(bare)).map(named) : []
  const full = whole === null ? all.map((name) => inFull(name, offering) ?? { name }) : [whole]
  return full.filter(({ name }) => isOffer(name))
}

/**
 * "implants" at a dentist's becomes "dental implants", in the words of the country; null if an offer is specific
 * enough.
 */
function inFull(name: string, { type, industry, countryCode }: Offering): Named | null {
  const small = name.toLowerCase().replaceAll("’", "'")
  const row = tradeWords.find(
    ({ trade, types, bare }) =>
      trade?.test(industry.slice(0, 200)) !== false && types?.includes(type) !== false && bare.test(small),
  )
  if (row === undefined) return null
  const [, one = "", two = ""] = new RegExp(row.bare.source, "i").exec(name) ?? []
  const fill = (text: string) =>
    withProperWords(
      (inLocalWords(text, countryCode) ?? text)
        .replace("{x}", name)
        .replace("{one}", singular(name))
        .replace("{subject}", singular(name.replace(/\s(?:shoots?|photos?|sessions?|moves?|cleans?)$/i, "")))
        .replace("$1", one)
        .replace("$2", two),
    )
  return { name: fill(row.full), ...(row.also !== undefined && { also: fill(row.also) }) }
}

/** Things without a plural. */
const uncountable = /^(?:junk|trash|debris|snow|mold|grass|furniture|carpet|drywall|graffiti|wallpaper)$/i
/** A command, not the name of an offer. */
const command = /^(?:fix|install|replace|remove|haul|unclog|build|clean out|get rid of|take|pick up|bring|come)\s/i

/** People search for "fix leaks" as "leak repair". */
function asDeed(text: string): string {
  const [, verb = "", thing = ""] =
    /^(\p{L}+)s?\s+(?:your\s+|the\s+|old\s+|new\s+)?(\p{L}+(?:\s\p{L}+)?)$/iu.exec(text) ?? []
  const done = deeds.get(verb.toLowerCase())
  // "repair shop" and "service plans" are already things.
  if (done === undefined || thing === "" || !(/s$/.test(thing) || uncountable.test(thing))) return text
  return /^(?:services|plans|visits)$/i.test(thing) ? text : `${singular(thing)} ${done}`
}

const ends = new Set(offerHeads.activity.filter((head) => !head.includes(" ")))

/**
 * "water heater repair and installation" are two, and so are "kitchen and bath remodeling": the shared word names work.
 * Any other pair stays unchanged, because "bed and breakfast" is one thing.
 */
function splitPairs(text: string): string[] {
  const [, left, right] = /^(.+?)(?:\s+(?:and|&|\+|or)\s+|(?<!\d)\s?\/\s?(?!\d))(.+)$/iu.exec(text) ?? []
  if (left === undefined || right === undefined) return [text]
  const [before, after] = [left.split(" "), right.split(" ")]
  const [lastLeft = "", lastRight = ""] = [before.at(-1) ?? "", after.at(-1) ?? ""]
  // "women's and men's haircuts"
  if (/['’]s?$/.test(left) && /^\p{L}+['’]s?\s/u.test(right)) return [[left, ...after.slice(1)].join(" "), right]
  const isWork = (word: string) => ends.has(word.toLowerCase())
  if (isWork(lastLeft) && isWork(lastRight) && after.length === 1 && before.length > 1)
    return [left, [...before.slice(0, -1), right].join(" ")]
  if (isWork(lastLeft) && isWork(lastRight) && after.length > 1) return [left, right]
  if (isWork(lastRight) && !isWork(lastLeft) && after.length > 1 && before.length <= 2)
    return [`${singular(left)} ${lastRight}`, right]
  return [text.replace(/(?<!\d)\s?\/\s?(?!\d)/, " and ")]
}

/** In the case used inside a sentence. */
function named(text: string): string {
  const words = text.split(" ")
  const isTitled = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length / 2
  const calm = words.map((word, at) =>
    (isTitled || at === 0) && /^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word,
  )
  return withProperWords(calm.join(" "))
}

const maxWords = 5
function isOffer(name: string): boolean {
  const words = name.split(" ")
  const small = name.toLowerCase()
  if (!/\p{L}{2}/u.test(name) || words.length > maxWords || name.length > 50) return false
  return !vague.has(small) && !sentenceWord.test(name.replace(/\bIT\b/g, "")) && !command.test(small)
}
