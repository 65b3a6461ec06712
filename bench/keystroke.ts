// node bench/keystroke.ts: the cost of a keystroke in the editor, where each one recomputes score and claims.

import { subjectsOf } from "../src/domain/seo/brief.ts"
import { unsupportedClaims } from "../src/domain/seo/claims.ts"
import { fit as fitToPlatform } from "../src/domain/seo/fit.ts"
import { scoreListing } from "../src/domain/seo/score-listing.ts"
import { compose } from "../src/domain/writer/compose.ts"
import { readSamples } from "../test/quality/sample.ts"
import { measurePaces, showPaces } from "./pace.ts"

const finished = readSamples().flatMap(({ brief, platform }) =>
  subjectsOf(brief).map((subject) => ({
    brief,
    platform,
    listing: fitToPlatform(compose(brief, subject, platform, { variation: 0 }), platform, brief).listing,
  })),
)

/** The text always differs, as when somebody types into the description, so that no cache can help. */
const typeInto = (turn: number) => {
  const one = finished[turn % finished.length]
  if (one === undefined) throw new Error("there is no sample brief")
  return { ...one, listing: { ...one.listing, improvedBodyText: `${one.listing.improvedBodyText} ${turn}` } }
}

const paces = measurePaces({
  "floor: the listing through JSON and back": (turn) => JSON.parse(JSON.stringify(typeInto(turn).listing)),
  score: (turn) => {
    const { listing, brief, platform } = typeInto(turn)
    return scoreListing(listing, brief, platform)
  },
  claims: (turn) => {
    const { listing, brief } = typeInto(turn)
    return unsupportedClaims(listing, brief)
  },
})
const wholeMs = paces.slice(1).reduce((sum, { msEach }) => sum + msEach, 0)
console.log(`A keystroke in one of ${finished.length} listings of the sample briefs:`)
console.log(showPaces(paces))
console.log(`  score and claims: ${wholeMs.toFixed(2)} ms a keystroke`)
