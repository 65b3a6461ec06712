import { type Listing, slotText } from "../seo/listing.ts"
import { cutVisible, type Visible } from "./cut-visible.ts"
import type { Excerpt, Screen } from "./excerpt.ts"

/** What a buyer sees of a listing in one spot; null if this screen does not show it. */
export function showExcerpt(excerpt: Excerpt, listing: Listing, screen: Screen): Visible | null {
  const sight = excerpt.on[screen]
  return sight === null ? null : cutVisible(textOf(excerpt, listing), sight.cut)
}

function textOf({ slot, opening }: Excerpt, listing: Listing): string {
  const text = slotText(listing, slot)
  const first = opening === undefined ? "" : slotText(listing, opening).trim()
  return first === "" || text.trimStart().startsWith(first) ? text : `${first}\n\n${text}`
}
