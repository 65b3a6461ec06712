import type { Listing } from "../../src/domain/seo/listing.ts"
import { readSample } from "./sample.ts"
import type { WrittenListing } from "./written-listing.ts"

interface Wishes {
  readonly id?: string
  readonly platform?: string
  readonly form?: object
  readonly facts?: readonly string[]
  readonly mustNot?: readonly string[]
  readonly main?: readonly string[]
  readonly listing?: Partial<Listing>
  readonly verdicts?: Partial<Pick<WrittenListing, "score" | "claims" | "violations" | "lints">>
}

/** A listing for tests: empty except for the subject of the test. */
export function makeWritten(wishes: Wishes): WrittenListing {
  const { id = "etsy-01", platform = "etsy", form = {}, facts = [], mustNot = [], main = [] } = wishes
  const sample = readSample(JSON.stringify({ id, platform, form, facts, mustNot, main: [main] }))
  const listing: Listing = {
    productName: "",
    productTitle: "",
    titleTag: "",
    metaDescription: "",
    improvedBodyText: "",
    keywords: [],
    bulletPoints: [],
    tags: [],
    searchTerms: [],
    platformFields: {},
    ...wishes.listing,
  }
  return { id, sample, listing, main, score: null, claims: null, violations: null, lints: [], ...wishes.verdicts }
}
