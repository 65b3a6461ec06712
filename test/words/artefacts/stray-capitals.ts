import { isEnglish } from "../english.ts"
import { proseOf } from "../fields.ts"
import type { Finding } from "../finding.ts"
import { textsOfBrief } from "../tokens.ts"
import type { WrittenListing } from "../written-listing.ts"

/** A capital between two words without one: "There are Two small apps" was pasted, and nobody looked. */
const between = /(?<=\b\p{Ll}[\p{Ll}'’-]*,? )(\p{Lu}\p{Ll}+)(?= \p{Ll})/gu

/** English words that are names too, wherever they stand. */
const names = new Set([
  ..."may march august china turkey polish apple windows sunday monday tuesday wednesday thursday friday saturday".split(
    " ",
  ),
  ..."january february april june july september october november december english french german i".split(" "),
])

export function findStrayCapitals({ listing, sample }: WrittenListing): Finding[] {
  const given = textsOfBrief(sample.brief)
  // A word that the brief itself writes so inside a sentence, or that is part of a name, is one.
  const own = new Set(
    given.flatMap((text) => [...text.matchAll(/(?<=[\p{Ll}\p{Lu}\p{N},] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word)),
  )
  const { businessName, appName, channelName, products } = sample.brief
  const ownNames = [businessName, appName, channelName, ...products.map(({ name }) => name)].join(" ")
  const isLawful = (word: string): boolean =>
    !isEnglish(word.toLowerCase()) || names.has(word.toLowerCase()) || own.has(word) || ownNames.includes(word)
  return proseOf(listing).flatMap(({ field, text }) =>
    [...text.matchAll(between)]
      .filter(([word]) => !isLawful(word))
      .map(([word]) => ({ field, text: word, says: `a capital inside a sentence: ${text.slice(0, 80)}` })),
  )
}
