import type { CheckOutcome, Place } from "../checks/check.ts"
import { competitorNames } from "../checks/competitors.ts"
import { findFault } from "../checks/index.ts"
import type { Platform } from "../platforms/platform.ts"
import { notEmpty } from "../rule-book/own-rules.ts"
import type { Rule } from "../rule-book/rule.ts"
import { brandNames } from "./brand-names.ts"
import type { Brief } from "./brief.ts"
import { type Listing, type SlotKey, slotItems, slotText } from "./listing.ts"

/** A rule that a listing breaks, where, and by how much. */
export interface Violation {
  readonly slot: SlotKey
  readonly rule: Rule
  readonly outcome: CheckOutcome
  /** One sentence for the writer. */
  readonly message: string
}

/** Every rule that the listing breaks, in the order of its slots. Fast enough for every keystroke. */
export function violations(listing: Listing, platform: Platform, brief: Brief): readonly Violation[] {
  const surroundings = surroundingsOf(listing, platform, brief)
  return platform.slots.flatMap((slot) => {
    const place: Place = { ...surroundings, text: slotText(listing, slot.key), items: slotItems(listing, slot.key) }
    // An empty optional slot breaks nothing; an empty required one breaks only this rule.
    const isEmpty = place.items.every((item) => item.trim() === "")
    if (isEmpty) return slot.isRequired ? broken(slot.key, [notEmpty], { ...place, text: "", items: [] }) : []
    return broken(slot.key, slot.rules, place)
  })
}

export const hardViolations = (listing: Listing, platform: Platform, brief: Brief): readonly Violation[] =>
  violations(listing, platform, brief).filter(({ rule }) => rule.kind === "hard")

const broken = (slot: SlotKey, rules: readonly Rule[], place: Place): Violation[] =>
  rules.flatMap((rule) => {
    const fault = findFault(rule.limit, place)
    return fault === null ? [] : [{ slot, rule, ...fault }]
  })

type Surroundings = Omit<Place, "text" | "items">

const surroundingsOf = (listing: Listing, platform: Platform, brief: Brief): Surroundings => {
  const brands = brandNames(brief, platform)
  return {
    brands,
    competitors: competitorNames(brief.competitors, [...brands, ...brief.products.map(({ name }) => name)]),
    textOf: (slot) => slotText(listing, slot),
  }
}
