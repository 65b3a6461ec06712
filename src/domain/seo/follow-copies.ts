import type { Platform } from "../platforms/platform.ts"
import { type Listing, readSlot, slotText, writeSlot } from "./listing.ts"

/** After an edit, a slot that only copies another follows it, unless it was edited itself. */
export function followCopies<L extends Listing>(before: Listing, after: L, { slots }: Platform): L {
  return slots.reduce((listing, { key, copyOf }) => {
    const isEdited = slotText(before, key) !== slotText(after, key)
    if (copyOf === undefined || isEdited || slotText(before, copyOf) === slotText(after, copyOf)) return listing
    return writeSlot(listing, key, readSlot(after, copyOf) ?? "")
  }, after)
}
