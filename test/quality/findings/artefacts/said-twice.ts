import { proseOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { sentencesIn, wordsIn } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

/** Shorter ones are facts that have no second wording: "Machine wash cold", "Size: 9.5 x 8 cm". */
const minWords = 5

const sentencesOf = ({ listing }: WrittenListing): { field: string; text: string; key: string }[] =>
  proseOf(listing).flatMap(({ field, text }) =>
    sentencesIn(text)
      // Everybody asks "How much does it cost?"; the answers differ.
      .filter((sentence) => !sentence.endsWith("?"))
      .map((sentence) => ({ field, text: sentence, key: wordsIn(sentence).join(" ") }))
      .filter(({ key }) => key.split(" ").length >= minWords),
  )

/**
 * The same sentence twice in one field. A second listing may also contain it: the seller's words are theirs wherever
 * they sell.
 */
export function findSaidTwice(one: WrittenListing): Finding[] {
  const seen = new Set<string>()
  return sentencesOf(one).flatMap(({ field, text, key }) => {
    const place = `${field} ${key}`
    const isAgain = seen.has(place)
    seen.add(place)
    return isAgain ? [{ field, text, says: "the same sentence twice" }] : []
  })
}
