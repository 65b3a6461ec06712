import { titlesOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { escapePattern, plain, textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

/** A word or sign that needs another. */
const waits =
  /(?:(?<![\p{L}\p{N}'-])(?:a|an|the|and|or|but|for|with|without|of|to|from|by|at|into|your|our|my|its|that|which|per|than|as|is|are|in|on)|[,;:&+|/\\–—-])$/iu

/** If the brief itself ends like that, nothing is missing: "Can be written on", "Plug and carry on". */
function isWhole(title: string, given: readonly string[]): boolean {
  const end = escapePattern(plain(title).split(" ").slice(-2).join(" "))
  return given.some((text) => new RegExp(`(?<![\\p{L}\\p{N}])${end}\\s*($|[.,;!?\\n])`, "u").test(plain(text)))
}

export function findDanglingEnds({ listing, sample }: WrittenListing): Finding[] {
  const given = textsOfBrief(sample.brief)
  const snippet = { field: "metaDescription", text: listing.metaDescription.trim() }
  return [...titlesOf(listing), snippet]
    .filter(({ text }) => waits.test(text) && !isWhole(text, given))
    .map(({ field, text }) => ({ field, text: text.slice(-30), says: "the end waits for more" }))
}
