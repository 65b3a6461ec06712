import type { Platform } from "../../platforms/platform.ts"
import type { Brief } from "../brief.ts"
import type { Listing } from "../listing.ts"

/** A listing with its data in a result. */
export interface ExportedListing extends Listing {
  readonly seoScore: number
  readonly recommendations: readonly string[]
}

/** The content of an export: a generation's listings, all of one platform. */
export interface ExportContent {
  readonly platform: Platform
  readonly brief: Brief
  readonly products: readonly ExportedListing[]
}

export interface ExportFile {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Uint8Array
  /** Cells that the platform requires and no brief contains; they stay empty, and the user is told so. */
  readonly missing: readonly string[]
}
