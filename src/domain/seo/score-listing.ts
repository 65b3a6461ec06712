import type { Platform } from "../platforms/platform.ts"
import type { Source } from "../rule-book/rule.ts"
import type { Brief } from "./brief.ts"
import type { Listing } from "./listing.ts"

export type CheckStatus = "pass" | "partial" | "fail" | "not-applicable" | "could-not-check"

/** One row of a score as it is shown: what was looked at, what was found, and what would earn the rest. */
export interface CheckResult {
  readonly id: string
  readonly label: string
  readonly status: CheckStatus
  readonly points: number
  readonly maxPoints: number
  readonly evidence: string
  readonly advice: string
  readonly source: Source
}

export interface ListingScore {
  readonly score: number
  readonly checks: readonly CheckResult[]
  /** The advice of what is not full, most points first. */
  readonly recommendations: readonly string[]
}

/** Pure and quick: the same number in the browser at every keystroke and on the server. */
export function scoreListing(listing: Listing, brief: Brief, platform: Platform): ListingScore {
  throw new Error(`not built yet: ${listing.productName} ${platform.id} ${brief.businessName}`)
}
