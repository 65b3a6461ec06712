import type { Brief, Product } from "../../seo/brief.ts"
import { isPlural } from "../../text/plural.ts"
import { readFragment } from "./fragment.ts"
import { readNounPhrase } from "./noun-phrase.ts"
import { contentStems, shareIn, stem } from "./stems.ts"
import { isDeterminer, isNumber } from "./word-kinds.ts"

/** What is sold in general and not counted: "light cookware", "solid wood furniture". */
const goods =
  /(?:ware|wear|gear|furniture|jewell?e?ry|equipment|clothing|apparel|lighting|bedding|luggage|stationery|care|pottery|cutlery|merchandise)$/i

/** Several things, or what is not counted: what a shop has, and no single thing can be. */
export const isStock = (phrase: string): boolean => isPlural(phrase) || goods.test(phrase)

/** A description this long tells of the thing without the help of the shop's. */
const minWords = 8

/**
 * "Used film cameras and lenses, cleaned and tested" opens on all that a shop sells. Where the thing has a description
 * of its own, that is said of the shop: the thing is no lenses, and no "light cookware for people who walk".
 */
export function opensOnRange(text: string, { name, description, category }: Product, brief: Brief): boolean {
  if (name.trim() === "" || description.trim().split(/\s+/).length < minWords) return false
  const [opening = ""] = text.split(/[.!?](?:\s|$)|[,;:]\s/)
  const phrase = opening.replace(/^(?:our|my|all|the) /i, "")
  const [first = ""] = phrase.split(" ")
  if (readFragment(phrase).shape !== "noun" || isDeterminer(first) || isNumber(first)) return false
  const heads = (readNounPhrase(phrase).head.split(" of ")[0] ?? "").split(/ (?:and|or|&) /).filter(Boolean)
  const lasts = heads.map((head) => head.split(" ").at(-1) ?? "")
  const own = name.split(" (")[0] ?? name
  const isOwnNoun = lasts.some((last) => stem(last) === stem(readNounPhrase(own).head.split(" ").at(-1) ?? ""))
  if (isOwnNoun && isStock(readNounPhrase(own).head)) return false
  const trade = contentStems([brief.industry, brief.businessName, category, brief.shopifyProductType].join(" "))
  const isOfTrade = isOwnNoun || lasts.some((last) => shareIn(contentStems(last), trade) >= 0.99)
  return isOfTrade && lasts.every(isStock)
}
