import type { Brief } from "./brief.ts"
import type { Listing, SlotKey } from "./listing.ts"

/** Words of a listing that promise something the brief does not say. */
export interface UnsupportedClaim {
  /** Exactly as it stands in the text, so that it can be marked there. */
  readonly text: string
  readonly field: SlotKey
}

export function unsupportedClaims(listing: Listing, brief: Brief): readonly UnsupportedClaim[] {
  throw new Error(`not built yet: ${listing.productName} ${brief.businessName}`)
}
