import type { Platform } from "../platforms/platform.ts"
import type { Brief } from "./brief.ts"
import type { Draft, Listing, SlotKey } from "./listing.ts"

/** One thing that fit did, and the rule that asked for it. */
export interface FitChange {
  readonly slot: SlotKey
  readonly ruleId: string
  readonly what: string
}

export interface Fitted {
  readonly listing: Listing
  readonly changes: readonly FitChange[]
}

/** Makes any draft legal for its platform, changing as little as it can. */
export function fit(draft: Draft, platform: Platform, brief: Brief): Fitted {
  throw new Error(`not built yet: ${draft.productName} ${platform.id} ${brief.businessName}`)
}
