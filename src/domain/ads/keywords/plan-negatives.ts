import { localNegative } from "../knowledge/local-negatives.ts"
import { typeNegatives, universalExceptions, universalNegatives } from "../knowledge/negative-lists.ts"
import type { Business } from "../read/read-business.ts"
import { blocksWords } from "./blocks.ts"
import { plainWords } from "./keyword-key.ts"
import { writeKeyword } from "./write-keyword.ts"

/**
 * Searches that should not show the ads. A word is left out if it would block one of the campaign's keywords, or an
 * offer or the name of the business. `keywords` are all that this business may ever bid on.
 */
export function planNegatives(business: Business, keywords: readonly string[]): readonly string[] {
  const { type, said, offers, name, form, place } = business
  const exceptions = new Set(universalExceptions[type])
  const conditional = [
    ...(/\bfree\b/i.test(said) ? ["for free"] : ["free"]),
    ...(/\b(?:cheap|budget|discount|affordab\w*|low[- ]cost|value)\b/i.test(said) ? [] : ["cheap"]),
    ...(/\b(?:used|second[- ]hand|pre-?owned|vintage|antique)\b/i.test(said) ? [] : ["used"]),
  ]
  const all = [...universalNegatives.filter((word) => !exceptions.has(word)), ...typeNegatives[type], ...conditional]
  const own = [
    ...keywords,
    ...offers.map((offer) => offer.name.toLowerCase()),
    name.toLowerCase(),
    form.industry.toLowerCase().slice(0, 200),
  ].map(plainWords)
  const offered = new Set(plainWords(`${form.primaryServices} ${form.uniqueSellingProposition}`.slice(0, 8000)))
  return [...new Set(all.map((word) => writeKeyword(localNegative(word, place.countryCode))))].filter(
    (negative) =>
      negative !== "" &&
      !own.some((keyword) => blocksWords(plainWords(negative), keyword)) &&
      !plainWords(negative).every((word) => offered.has(word)),
  )
}
