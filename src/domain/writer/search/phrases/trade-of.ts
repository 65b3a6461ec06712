import { contentWords } from "../../../text/words/content-words.ts"
import { isDoneOnThings, namesWork, upToWork } from "../../read/names-in-row.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"

/** The trade of a business, if its field names one: "dog grooming", "septic tank emptying and drainage", and not "healthcare". */
export function tradeOf({ brief, clean, genre, language }: Understanding): string {
  const trade = withoutEnd(clean(brief.industry))
  if (genre !== "service" || language !== "en") return ""
  const isFull = (low: string): boolean => isTrade(low) && !isOfAnything(low)
  return [trade, trade.split(/ (?:and|&) /)[0] ?? ""].find((each) => isFull(each.toLowerCase())) ?? ""
}

/** "Piano moving" of "Okafor Piano Moving" with "uprights and baby grands": only the name says what is done with them. */
export function tradeInName({ brief, genre, thing, facts }: Understanding): string {
  const isSaid = [brief.industry, brief.serviceType, brief.targetKeywords].some((typed) => typed.trim() !== "")
  const first = facts.find(({ topic }) => topic === "what")?.text ?? ""
  const trade = thing.seller.toLowerCase().split(" ").slice(-2).join(" ")
  if (genre !== "service" || !isDoneOnThings(trade)) return ""
  // "Hennie's Dent Removal" with the keyword "dent removal centurion" is more than "mobile and workshop car repair".
  const isTyped = brief.targetKeywords.toLowerCase().includes(trade)
  const isKnown = isTyped && !contentWords(trade).every((stem) => contentWords(brief.serviceType).includes(stem))
  return isKnown || (!isSaid && !tellsWork.test(first)) ? trade : ""
}

const tellsWork =
  /\b(?:we|i|i'm|our)\b|\p{L}{2}(?:ing|ion|ed)s?\b|\b(?:repairs?|hire|services?|calls?|visits?|lessons?|work|jobs?)\b/iu

/** "Domestic cleaning", "mobile repairs": where it is done, and not what is cleaned or repaired. */
const isOfAnything = (low: string): boolean => {
  const words = low.split(" ")
  return words.length > 1 && words.slice(0, -1).every((word) => ofWay.has(word)) && !Object.hasOwn(tradeKinds, low)
}

const isTrade = (low: string): boolean =>
  ((isThingPhrase(low) || namesWork(low)) && !/(?:services?|care|industry|business|trades?)$/.test(low)) ||
  Object.hasOwn(tradeKinds, low)

/** How, where and when it is done. */
const ofWay = new Set(
  `on-site onsite on-farm barn stable yards call calls in-home at-home in-person home farm yard mobile doorstep workshop drop-off drop-in bring-in walk-in
  walk-ins pick-up pickup collection same-day emergency online remote local residential commercial domestic call-out call-outs
  visit visits appointment appointments booking bookings service services servicing repair repairs replacement installation
  maintenance shop studio monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun
  group groups class classes lesson lessons private individual one-to-one one-on-one session sessions course courses workshops
  weekdays weekends daily evenings am pm only available and or by to in at from with i we you u your come travel`.split(
    /\s+/,
  ),
)

/** "Tuning" is what those do who "tune". */
const rootOf = (word: string): string => word.replace(/(?:ing|ers?|ed|e)$/, "")

const rootsTold = ({ brief, clean }: Understanding): ReadonlySet<string> =>
  new Set(contentWords(clean([brief.industry, brief.targetKeywords, brief.description].join(". "))).map(rootOf))

/**
 * "On-site service", "repair and tuning", "drop-in shop, 10am to 5.30pm", "mobile repairs at the customer's house": how it is
 * done, and not on what. That is a trade, or is told elsewhere too.
 */
export function namesOnlyTheWay(type: string, u: Understanding): boolean {
  const words = type.toLowerCase().split(/[\s,/]+/)
  const others = words.filter((word) => !ofWay.has(word) && !/^\d[\d.:]*(?:[ap]m)?$/.test(word))
  if (others.length === 0 || isTrade(type.toLowerCase())) return others.length === 0
  if (others.length === words.length) return false
  const roots = rootsTold(u)
  const isOfThing = contentWords(others.join(" ")).some((stem) => roots.has(rootOf(stem)))
  return roots.size > 0 && (!isOfThing || others.every((word) => /ing$/.test(word)))
}

const maxTrade = 6

/** The trade that a business names in its first words: "horse clipping" of "horse clipping Kildare I come to your yard". */
export function tradeSaid({ sold }: Understanding["thing"]): string {
  if (sold === null || sold.deed !== null) return ""
  const named = /^(.+?) \p{Lu}/u.exec(sold.object)?.[1] ?? ""
  if (isThingPhrase(named)) return named
  return sold.each.length === 1 && sold.name.split(" ").length <= maxTrade && !/\d/.test(sold.name)
    ? upToWork(sold.name)
    : ""
}
