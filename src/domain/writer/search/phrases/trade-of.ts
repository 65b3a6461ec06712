import { namesWork, upToWork } from "../../read/names-in-row.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"

/** The trade of a business, if its field names one: "dog grooming", "septic tank emptying and drainage", and not "healthcare". */
export function tradeOf({ brief, clean, genre, language }: Understanding): string {
  const trade = withoutEnd(clean(brief.industry))
  if (genre !== "service" || language !== "en") return ""
  return [trade, trade.split(/ (?:and|&) /)[0] ?? ""].find((each) => isTrade(each.toLowerCase())) ?? ""
}

const isTrade = (low: string): boolean =>
  ((isThingPhrase(low) || namesWork(low)) && !/(?:services?|care|industry|business|trades?)$/.test(low)) ||
  Object.hasOwn(tradeKinds, low)

const ofWay =
  /^(?:on-?site|on-?farm|in-?home|at-?home|in-?person|home|farm|yard|mobile|doorstep|workshop|drop-?off|pick-?up|same-?day|emergency|online|remote|local|residential|commercial|domestic|call-?outs?|visits?|services?|repairs?|replacement|installation|maintenance|and|or|&|only)$/

/** "On-site service", "home visits", "repair and replacement": how it is done, and not what. */
export const namesOnlyTheWay = (type: string): boolean =>
  type
    .toLowerCase()
    .split(/[\s,/]+/)
    .every((word) => ofWay.test(word))

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
