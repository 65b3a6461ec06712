import type { Platform } from "../../platforms/platform.ts"
import type { Rule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"
import type { Brief } from "../brief.ts"
import { type Listing, type SlotValue, writeSlot } from "../listing.ts"
import { hardViolations, type Violation } from "../violations.ts"

/** Where a value is to be mended, and what else the listing and the brief say. */
export interface FitContext {
  readonly platform: Platform
  readonly brief: Brief
  readonly slot: Slot
  readonly listing: Listing
  /** How much of what the brief says a piece of text carries. */
  readonly weigh: (piece: string) => number
  /** The first time something like it is put in the place of what is not allowed; later it is only taken out. */
  readonly isGentle: boolean
}

/** What the value would break in this place: all its hard rules, or those asked for. */
export function faultsOf(
  value: SlotValue,
  { platform, brief, slot, listing }: FitContext,
  rules: readonly Rule[] = slot.rules,
): readonly Violation[] {
  return hardViolations(writeSlot(listing, slot.key, value), { ...platform, slots: [{ ...slot, rules }] }, brief)
}
