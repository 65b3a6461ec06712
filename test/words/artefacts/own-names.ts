import { isEnglish } from "../english.ts"
import { type Block, proseOf, titlesOf } from "../fields.ts"
import type { Finding } from "../finding.ts"
import { textsOfBrief } from "../tokens.ts"
import type { WrittenListing } from "../written-listing.ts"

const wordShape = /\p{L}[\p{L}\p{M}]*/gu

const isAllCapitals = (word: string): boolean => word === word.toUpperCase()

/** Capitals inside or before a word that is none in lower case: "iPhone", "Wakefield", "WordPress". */
const isName = (word: string): boolean =>
  word.length > 2 && !isAllCapitals(word) && word !== word.toLowerCase() && !isEnglish(word.toLowerCase())

/** A name of the brief is written as the brief writes it. One that it writes in two ways may be written in either. */
export function findMisspelledNames({ listing, sample }: WrittenListing): Finding[] {
  const ways = Map.groupBy(textsOfBrief(sample.brief).join("\n").match(wordShape) ?? [], (word) => word.toLowerCase())
  const isWrong = (word: string): boolean => {
    const given = ways.get(word.toLowerCase()) ?? []
    return given.length > 0 && given.every(isName) && !given.includes(word) && !isAllCapitals(word)
  }
  return [...titlesOf(listing), ...proseOf(listing)].flatMap(({ field, text }: Block) =>
    (text.replace(/[#@]\S+|\S+\.\p{L}\S*/gu, "").match(wordShape) ?? [])
      .filter(isWrong)
      .map((word) => ({ field, text: word, says: `is written ${ways.get(word.toLowerCase())?.[0]}` })),
  )
}
