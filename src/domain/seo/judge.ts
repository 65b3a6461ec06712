import type { Platform } from "../platforms/platform.ts"
import type { Brief } from "./brief.ts"
import { type UnsupportedClaim, unsupportedClaims } from "./claims.ts"
import type { Listing } from "./listing.ts"
import { type CheckResult, scoreListing } from "./score-listing.ts"

/** A listing with everything that is shown beside it. */
export interface JudgedListing extends Listing {
  readonly seoScore: number
  readonly recommendations: readonly string[]
  readonly checks: readonly CheckResult[]
  readonly unsupportedClaims: readonly UnsupportedClaim[]
}

export function judge(listing: Listing, brief: Brief, platform: Platform): JudgedListing {
  const { score, ...rest } = scoreListing(listing, brief, platform)
  return { ...listing, ...rest, seoScore: score, unsupportedClaims: unsupportedClaims(listing, brief) }
}
