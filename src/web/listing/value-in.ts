import type { Slot } from "../../domain/rule-book/slot.ts"
import { type Listing, readSlot, type SlotValue } from "../../domain/seo/listing.ts"

const noItems: readonly string[] = []

/** The value of a slot; a missing one is always the same empty value. */
export const valueIn = (listing: Listing, { key, kind }: Slot): SlotValue =>
  readSlot(listing, key) ?? (kind === "text" ? "" : noItems)
