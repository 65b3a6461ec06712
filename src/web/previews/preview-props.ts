import type { Screen } from "../../domain/previews/excerpt.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"

/** What every platform's layout is made from. */
export interface PreviewProps {
  readonly listing: Listing
  readonly brief: Brief
  readonly screen: Screen
}
