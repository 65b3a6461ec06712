import type { Platform } from "../platforms/platform.ts"
import type { Rule } from "../rule-book/rule.ts"
import type { Slot } from "../rule-book/slot.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import { countUnits } from "../text/measure/units.ts"
import type { Brief } from "./brief.ts"
import type { FitContext } from "./fitting/fit-context.ts"
import { isSame, mendSlot } from "./fitting/mend.ts"
import { weigher } from "./fitting/weigh.ts"
import { itemsOf, type Listing, readSlot, type SlotValue } from "./listing.ts"
import { type Violation, violations } from "./violations.ts"

/** The limit that a slot exceeds: a rule about its length, or the visible part. */
export type Excess = "rule" | "sight"

/** Whether a violation can be fixed by shortening. */
export function findExcess(slot: Slot, value: SlotValue, broken: readonly Violation[]): Excess | null {
  if (broken.some(isTooMuch(slot))) return "rule"
  return isPastSight(slot, value) ? "sight" : null
}

const isTooMuch =
  ({ key }: Slot) =>
  ({ slot, outcome }: Violation): boolean =>
    slot === key && (outcome.code === "too-long" || outcome.code === "too-many")

/** If writers aim beyond the visible part, only the rule counts. */
const isPastSight = ({ visible, target, isLong }: Slot, value: SlotValue): boolean =>
  visible !== undefined &&
  typeof value === "string" &&
  !isLong &&
  visible.chars > target.min &&
  countUnits(value, "codePoints") > visible.chars

/** The slot's text at its maximum length, ending at the end of a phrase; unchanged if nothing would be left. */
export function shortenSlot(slot: Slot, listing: Listing, platform: Platform, brief: Brief): SlotValue {
  const value = readSlot(listing, slot.key) ?? ""
  const weigh = weigher(brief)
  // Made hard rules, because mending keeps those and ignores advice.
  const rules = violations(listing, { ...platform, slots: [slot] }, brief)
    .filter(isTooMuch(slot))
    .map(({ rule }): Rule => ({ ...rule, kind: "hard" }))
  if (rules.length > 0) {
    const place = { ...slot, rules }
    const context: FitContext = { platform, brief, slot: place, listing, weigh, isGentle: true }
    return unlessEmpty(mendSlot(value, context).value, value)
  }
  if (typeof value !== "string" || !slot.visible || !isPastSight(slot, value)) return value
  return unlessEmpty(cutAtPhrase(value, slot.visible.chars, "codePoints", weigh), value)
}

const unlessEmpty = (shorter: SlotValue, value: SlotValue): SlotValue =>
  isSame(shorter, value) || itemsOf(shorter).join("").trim() === "" ? value : shorter
