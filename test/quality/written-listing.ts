import type { UnsupportedClaim } from "../../src/domain/seo/claims.ts"
import type { Listing } from "../../src/domain/seo/listing.ts"
import type { Finding } from "./finding.ts"
import type { Sample } from "./sample.ts"

/** One listing as the product wrote it, with the product's own data about it. */
export interface WrittenListing {
  /** The brief's id; with several products, `etsy-04/2` is the second one's. */
  readonly id: string
  readonly sample: Sample
  readonly listing: Listing
  /** Phrases of which one belongs in the title. */
  readonly main: readonly string[]
  /** Null if that part of the product failed, which the run reports. */
  readonly score: number | null
  readonly claims: readonly UnsupportedClaim[] | null
  readonly violations: readonly Finding[] | null
  /** The grammar checker's findings. */
  readonly lints: readonly Finding[]
}
