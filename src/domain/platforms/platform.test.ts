import { expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { fieldsOf } from "../rule-book/core-fields.ts"
import { fairFrom } from "../score.ts"
import { scoreListing } from "../seo/score-listing.ts"
import { platforms } from "./index.ts"

test.each(platforms.map((platform) => [platform.id, platform] as const))(
  "no two fields of the form for %s have one name, so that a fault names which is meant",
  (_, platform) => {
    const labels = fieldsOf(platform).map(({ label }) => label.toLowerCase())
    expect(labels).toEqual([...new Set(labels)])
  },
)

test.each(platforms.map((platform) => [platform.id, platform] as const))(
  "a title of 640 characters breaks a rule of %s, and the listing is poor",
  (_, platform) => {
    for (const { brief, listing } of goodListings) {
      const productTitle = `${listing.productTitle} `.repeat(20).slice(0, 640)
      expect(scoreListing({ ...listing, productTitle }, brief, platform).score).toBeLessThan(fairFrom)
    }
  },
)
