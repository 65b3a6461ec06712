import type { Screen } from "../../domain/previews/excerpt.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"

/** The input of every platform's layout. */
export interface PreviewProps {
  readonly listing: Listing
  readonly brief: Brief
  readonly screen: Screen
}
