import { allBlocksOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { plain, textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

const doubled = /(?<![\p{L}\p{N}'-])(\p{L}+) \1(?![\p{L}\p{N}'-])/gu

/** Correct as they are: "had had", "that that", and names such as "Duran Duran" from the brief. */
const lawful = new Set(["had had", "that that"])

export function findDoubledWords({ listing, sample }: WrittenListing): Finding[] {
  const given = textsOfBrief(sample.brief).map(plain).join("\n")
  return allBlocksOf(listing).flatMap(({ field, text }) =>
    [...plain(text).matchAll(doubled)]
      .map(([found]) => found)
      .filter((found) => !lawful.has(found) && !given.includes(found))
      .map((found) => ({ field, text: found, says: "a doubled word" })),
  )
}
