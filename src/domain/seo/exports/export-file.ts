import type { Platform } from "../../platforms/platform.ts"
import type { Brief } from "../brief.ts"
import type { Listing } from "../listing.ts"

/** A listing with what belongs to it in a result. */
export interface ExportedListing extends Listing {
  readonly seoScore: number
  readonly recommendations: readonly string[]
}

/** What is exported: a generation's listings, all of one platform. */
export interface ExportContent {
  readonly platform: Platform
  readonly brief: Brief
  readonly products: readonly ExportedListing[]
}

export interface ExportFile {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Uint8Array
  /** Cells that the platform wants and that no brief can know; they stay empty, and the user is told so. */
  readonly missing: readonly string[]
}
