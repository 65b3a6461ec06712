import type { Platform } from "../platforms/platform.ts"
import type { SlotKey } from "../seo/listing.ts"

/** What a slot takes, from the rule book. */
export interface Room {
  readonly max: number
  readonly target: { readonly min: number; readonly max: number }
}

const anywhere: Room = { max: 80, target: { min: 5, max: 10 } }

export const roomOf = (platform: Platform, key: SlotKey): Room =>
  platform.slots.find((slot) => slot.key === key) ?? anywhere
