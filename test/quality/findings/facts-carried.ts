import { allBlocksOf } from "../fields.ts"
import type { Figure } from "../figure.ts"
import { escapePattern, plain } from "../tokens.ts"
import type { WrittenListing } from "../written-listing.ts"

const startsWord = (text: string): string => (/^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : "")

/** Where a phrase appears, from the start of a word: "reflect" is in "reflective", and "led" is not in "sealed". */
export const phrasePattern = (phrase: string): RegExp =>
  new RegExp(`${startsWord(phrase)}${escapePattern(plain(phrase))}`, "u")

const plainTextOf = ({ listing }: WrittenListing): string =>
  allBlocksOf(listing)
    .map(({ text }) => plain(text))
    .join("\n")

/**
 * Facts of the brief that a buyer wants to know: does the listing say them anywhere? A brief with several products is
 * checked once, over all its listings, because a fact about one product has no place in the other's.
 */
export const factsCarried: Figure = {
  id: "facts",
  label: "facts carried",
  unit: "percent",
  ideal: 1,
  floor: 0.95,
  worst: 0.5,
  weight: 13,
  prepare: (all) => {
    const ofBrief = Map.groupBy(all, ({ sample }) => sample.id)
    return (one) => {
      const listings = ofBrief.get(one.sample.id) ?? [one]
      if (listings[0]?.id !== one.id) return { count: 0, of: 0, findings: [] }
      const text = listings.map(plainTextOf).join("\n")
      const lost = one.sample.facts.filter((ways) => !ways.some((way) => phrasePattern(way).test(text)))
      const of = one.sample.facts.length
      const findings = lost.map((ways) => ({
        field: "brief",
        text: ways.join(" | "),
        says: "this fact is not carried",
      }))
      return { count: of - lost.length, of, findings }
    }
  },
}
