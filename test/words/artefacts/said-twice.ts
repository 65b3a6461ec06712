import { proseOf } from "../fields.ts"
import type { Finding } from "../finding.ts"
import { sentencesIn, wordsIn } from "../tokens.ts"
import type { WrittenListing } from "../written-listing.ts"

/** Shorter ones are facts that have no second wording: "Machine wash cold", "Size: 9.5 x 8 cm". */
const minWords = 5

const sentencesOf = ({ listing }: WrittenListing): { field: string; text: string; key: string }[] =>
  proseOf(listing).flatMap(({ field, text }) =>
    sentencesIn(text)
      // "How much does it cost?" is asked of everybody; the answers differ.
      .filter((sentence) => !sentence.endsWith("?"))
      .map((sentence) => ({ field, text: sentence, key: wordsIn(sentence).join(" ") }))
      .filter(({ key }) => key.split(" ").length >= minWords),
  )

/** The same sentence in two listings, of one seller or of two, and twice in one field of the same listing. */
export function prepareSaidTwice(all: readonly WrittenListing[]): (one: WrittenListing) => Finding[] {
  const owners = new Map<string, Set<string>>()
  for (const one of all)
    for (const { key } of sentencesOf(one)) owners.set(key, (owners.get(key) ?? new Set()).add(one.id))
  return (one) => {
    const seen = new Set<string>()
    return sentencesOf(one).flatMap(({ field, text, key }) => {
      const others = [...(owners.get(key) ?? [])].filter((id) => id !== one.id)
      const place = `${field} ${key}`
      const isAgain = seen.has(place)
      seen.add(place)
      if (others.length > 0) return [{ field, text, says: `the same sentence in ${others.slice(0, 3).join(", ")}` }]
      return isAgain ? [{ field, text, says: "the same sentence twice" }] : []
    })
  }
}
