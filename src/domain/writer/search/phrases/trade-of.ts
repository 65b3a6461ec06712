import { upToWork } from "../../read/names-in-row.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"

/** The trade of a business, if its field names one: "dog grooming", and not "healthcare". */
export function tradeOf({ brief, clean, genre, language }: Understanding): string {
  const trade = withoutEnd(clean(brief.industry))
  const low = trade.toLowerCase()
  const isNamed =
    (isThingPhrase(low) && !/(?:services?|care|industry|business|trades?)$/.test(low)) || Object.hasOwn(tradeKinds, low)
  return genre === "service" && language === "en" && isNamed ? trade : ""
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
