import type { Platform } from "../../platforms/platform.ts"
import type { Rule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"
import type { Brief } from "../brief.ts"
import { type Listing, type SlotValue, writeSlot } from "../listing.ts"
import { hardViolations, type Violation } from "../violations.ts"

/** The slot to mend, and the rest of the listing and the brief. */
export interface FitContext {
  readonly platform: Platform
  readonly brief: Brief
  readonly slot: Slot
  readonly listing: Listing
  /** How much of the brief a piece of text covers. */
  readonly weigh: (piece: string) => number
  /** A forbidden text is replaced the first time; after that, it is only removed. */
  readonly isGentle: boolean
}

/** The rules that the value would break in this slot: all hard rules, or the given ones. */
export function faultsOf(
  value: SlotValue,
  { platform, brief, slot, listing }: FitContext,
  rules: readonly Rule[] = slot.rules,
): readonly Violation[] {
  return hardViolations(writeSlot(listing, slot.key, value), { ...platform, slots: [{ ...slot, rules }] }, brief)
}
