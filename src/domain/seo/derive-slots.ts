import type { Platform } from "../platforms/platform.ts"
import { derivedValues } from "./derived-values.ts"
import { type Draft, slotItems, writeSlot } from "./listing.ts"

/** Fills derived slots, such as an address or hashtags, from the draft's other slots if the writer left them empty. */
export function deriveSlots(draft: Draft, { slots }: Platform): Draft {
  return slots.reduce((filled, slot) => {
    if (slotItems(filled, slot.key).some((item) => item.trim() !== "")) return filled
    const [value] = derivedValues(slot, filled)
    return value === undefined || value.length === 0 ? filled : writeSlot(filled, slot.key, value)
  }, draft)
}
