import { expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { goodFrom } from "../score.ts"
import { scoreListing } from "../seo/score-listing.ts"

test.each(goodListings.map((good) => [good.platform.id, good] as const))(
  "one sentence is not good on %s, however good the rest is",
  (_, { listing, brief, platform }) => {
    const [first = ""] = listing.improvedBodyText.split(/(?<=[.!?])\s/u)
    const { score, recommendations } = scoreListing({ ...listing, improvedBodyText: first }, brief, platform)
    expect(score).toBeLessThan(goodFrom)
    expect(recommendations[0]).toMatch(/fewer than \d+ different words no listing is good here/)
  },
)

test.each(goodListings.map((good) => [good.platform.id, good] as const))(
  "the same words again make no text longer on %s",
  (_, { listing, brief, platform }) => {
    const [first = ""] = listing.improvedBodyText.split(/(?<=[.!?])\s/u)
    const again = `${first} `.repeat(30)
    expect(scoreListing({ ...listing, improvedBodyText: again }, brief, platform).score).toBeLessThan(goodFrom)
  },
)
