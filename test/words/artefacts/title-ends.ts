import { titlesOf } from "../fields.ts"
import type { Finding } from "../finding.ts"
import type { WrittenListing } from "../written-listing.ts"

/** A word that waits for another, or a sign that does. */
const waits =
  /(?:(?<![\p{L}\p{N}'-])(?:a|an|the|and|or|but|for|with|without|of|to|from|by|at|into|your|our|my|its|that|which|per|than|as|is|are|in|on)|[,;:&+|/\\–—-])$/iu

/** Where the brief ends its own name like that, it is the name: "Plug & Play On". */
const isName = (title: string, names: readonly string[]): boolean =>
  names.some((name) => name !== "" && title.toLowerCase().endsWith(name.toLowerCase()))

export function findDanglingEnds({ listing, sample }: WrittenListing): Finding[] {
  const names = [...sample.brief.products.map(({ name }) => name), sample.brief.businessName, sample.brief.videoTitle]
  const snippet = { field: "metaDescription", text: listing.metaDescription.trim() }
  return [...titlesOf(listing), snippet]
    .filter(({ text }) => waits.test(text) && !isName(text, names))
    .map(({ field, text }) => ({ field, text: text.slice(-30), says: "the end waits for more" }))
}
