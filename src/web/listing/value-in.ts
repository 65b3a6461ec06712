import type { Slot } from "../../domain/rule-book/slot.ts"
import { type Listing, readSlot, type SlotValue } from "../../domain/seo/listing.ts"

const noItems: readonly string[] = []

/** What stands in a place; where nothing does, always the same nothing. */
export const valueIn = (listing: Listing, { key, kind }: Slot): SlotValue =>
  readSlot(listing, key) ?? (kind === "text" ? "" : noItems)
