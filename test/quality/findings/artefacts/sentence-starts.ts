import { proseOf, titlesOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"
import { endsWithAbbreviation } from "./abbreviation.ts"

const afterStop = /(?<=[.!?]["”')]?\s)\p{Ll}[\p{L}\p{N}'’]*/gu
const atStart = /^["“'(]?(\p{Ll}[\p{L}\p{N}'’.-]*)/u

/** "iPhone" keeps its own case, and so does a name with which the brief itself begins a text. */
function isOwnSpelling(word: string, given: readonly string[]): boolean {
  return /^\p{Ll}+\p{Lu}/u.test(word) || /^\p{Ll}+\.\p{L}/u.test(word) || given.includes(word)
}

export function findLowerStarts({ listing, sample }: WrittenListing): Finding[] {
  const { businessName, amazonBrand, appName, channelName } = sample.brief
  const names = [businessName, amazonBrand, appName, channelName].flatMap((name) => name.split(/\s+/))
  const given = names.filter((name) => textsOfBrief(sample.brief).some((text) => text.startsWith(name)))
  return [...titlesOf(listing), ...proseOf(listing)].flatMap(({ field, text }) => {
    const [, first] = atStart.exec(text) ?? []
    const later = [...text.matchAll(afterStop)].filter(({ index }) => !endsWithAbbreviation(text.slice(0, index)))
    return [...(first === undefined ? [] : [first]), ...later.map(([word]) => word)]
      .filter((word) => !isOwnSpelling(word, given))
      .map((word) => ({ field, text: word, says: `begins lower-case: ${text}` }))
  })
}
