import { isEnglish } from "../../english.ts"
import { proseOf, titlesOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"
import { capitalsInside } from "./brief-capitals.ts"

const wordShape = /\p{L}[\p{L}\p{M}]*/gu

const isAllCapitals = (word: string): boolean => word === word.toUpperCase()

/** "iPhone" and "WordPress" are names by form, "Wakefield" because nothing else requires its capital. */
function isName(word: string, inside: ReadonlySet<string>): boolean {
  if (word.length < 3 || isAllCapitals(word) || isEnglish(word.toLowerCase())) return false
  return /\p{Ll}\p{Lu}/u.test(word) || inside.has(word)
}

/** A name of the brief is written as in the brief. One with two spellings there may have either. */
export function findMisspelledNames({ listing, sample }: WrittenListing): Finding[] {
  const inside = capitalsInside(sample.brief)
  const ways = Map.groupBy(textsOfBrief(sample.brief).join("\n").match(wordShape) ?? [], (word) => word.toLowerCase())
  const isWrong = (word: string): boolean => {
    const given = ways.get(word.toLowerCase()) ?? []
    return (
      given.length > 0 && given.every((way) => isName(way, inside)) && !given.includes(word) && !isAllCapitals(word)
    )
  }
  return [...titlesOf(listing), ...proseOf(listing)].flatMap(({ field, text }) =>
    (text.replace(/[#@]\S+|\S+\.\p{L}\S*/gu, "").match(wordShape) ?? [])
      .filter(isWrong)
      .map((word) => ({ field, text: word, says: `is written ${ways.get(word.toLowerCase())?.[0]}` })),
  )
}
