import type { Platform } from "../platforms/platform.ts"
import type { Rule } from "../rule-book/rule.ts"
import type { Slot } from "../rule-book/slot.ts"
import type { Brief } from "./brief.ts"
import type { FitContext } from "./fitting/fit-context.ts"
import { isSame, mendSlot } from "./fitting/mend.ts"
import { weigher } from "./fitting/weigh.ts"
import { itemsOf, type Listing, readSlot, type SlotValue, writeSlot } from "./listing.ts"
import { violations } from "./violations.ts"

/** The slot's text with fewer problems and nothing new in it; null if only a writer could improve it. */
export function offerSlot(slot: Slot, listing: Listing, platform: Platform, brief: Brief): SlotValue | null {
  const alone = { ...platform, slots: [slot] }
  const value = readSlot(listing, slot.key) ?? ""
  const broken = violations(listing, alone, brief)
  if (broken.length === 0) return null
  // Made hard rules, because mending keeps those and ignores advice.
  const rules = broken.map(({ rule }): Rule => ({ ...rule, kind: "hard" }))
  const context: FitContext = {
    platform,
    brief,
    slot: { ...slot, rules },
    listing,
    weigh: weigher(brief),
    isGentle: true,
  }
  const { value: mended } = mendSlot(value, context)
  if (isSame(mended, value) || itemsOf(mended).join("").trim() === "") return null
  const left = violations(writeSlot(listing, slot.key, mended), alone, brief)
  return left.length < broken.length ? mended : null
}
