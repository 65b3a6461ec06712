import { offeredWords } from "../brief/offered-words.ts"
import { mendShape } from "../checks/shape.ts"
import type { Platform } from "../platforms/platform.ts"
import type { Slot } from "../rule-book/slot.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import type { Brief } from "./brief.ts"
import { type FitContext, faultsOf } from "./fitting/fit-context.ts"
import { describeStep, isSame, mendSlot } from "./fitting/mend.ts"
import { readDraft } from "./fitting/read-draft.ts"
import { textsFor } from "./fitting/texts-for.ts"
import { weigher } from "./fitting/weigh.ts"
import { type Draft, itemsOf, type Listing, readSlot, type SlotKey, type SlotValue, writeSlot } from "./listing.ts"
import { hardViolations } from "./violations.ts"

/** One change by fit, and the rule that required it. */
export interface FitChange {
  readonly slot: SlotKey
  readonly ruleId: string
  readonly what: string
}

export interface Fitted {
  readonly listing: Listing
  readonly changes: readonly FitChange[]
}

/**
 * Makes any draft follow its platform's rules, with as few changes as possible: each broken rule is mended in its slot,
 * and a text that cannot be mended is replaced from the listing's other slots or the brief's own words. Nothing is
 * padded, and a slot stays empty if neither has an allowed word. A draft that follows the rules is returned unchanged.
 */
export function fit(draft: Draft, platform: Platform, brief: Brief): Fitted {
  const changes = new Map<string, FitChange>()
  const note = (change: FitChange): void => {
    const key = `${change.slot} ${change.ruleId}`
    if (!changes.has(key)) changes.set(key, change)
  }
  const read = readDraft(draft, platform, brief)
  const mended = mendListing(read, { platform, brief, note })
  const listing = writeAnew(mended, { platform, brief, note })
  return { listing, changes: [...changes.values()] }
}

interface Job {
  readonly platform: Platform
  readonly brief: Brief
  readonly note: (change: FitChange) => void
}

const rounds = 6

/** Mending one slot may break another that reads it, so this repeats until all rules are kept or nothing changes. */
function mendListing(read: Listing, { platform, brief, note }: Job): Listing {
  let listing = read
  for (let round = 0; round < rounds; round += 1) {
    const broken = new Set(hardViolations(listing, platform, brief).map(({ slot }) => slot))
    if (broken.size === 0) break
    const before = listing
    for (const slot of platform.slots.filter(({ key }) => broken.has(key))) {
      const value = readSlot(listing, slot.key) ?? emptyOf(slot)
      const { value: better, steps } = mendSlot(value, contextOf(slot, listing, platform, brief, round === 0))
      for (const step of steps) note({ slot: slot.key, ruleId: step.rule.id, what: describeStep(step) })
      if (!isSame(value, better)) listing = writeSlot(listing, slot.key, better)
    }
    if (listing === before) break
  }
  return listing
}

/** A slot that still breaks a rule is written from other texts; the first one that the platform allows is used. */
function writeAnew(mended: Listing, { platform, brief, note }: Job): Listing {
  let listing = mended
  for (let round = 0; round < 3; round += 1) {
    const broken = hardViolations(listing, platform, brief)
    if (broken.length === 0) break
    // Slots derived from other slots come after them.
    for (const slot of platform.slots.toSorted(
      (one, other) => Number("madeFrom" in one) - Number("madeFrom" in other),
    )) {
      const fault = broken.find(({ slot: key }) => key === slot.key)
      if (!fault) continue
      const context = contextOf(slot, listing, platform, brief, false)
      const value = legalValue(context)
      note({ slot: slot.key, ruleId: fault.rule.id, what: "Rewritten from your other text." })
      listing = writeSlot(listing, slot.key, value)
    }
  }
  return listing
}

function legalValue(context: FitContext): SlotValue {
  const { slot, listing, brief } = context
  const isLegal = (value: SlotValue): boolean => faultsOf(value, context).length === 0
  if (slot.kind === "list") return [mendTwice(readSlot(listing, slot.key) ?? [], context), []].find(isLegal) ?? []
  for (const text of textsFor(slot, listing, () => offeredWords(brief, listing.productName))) {
    if (text.trim() === "") continue
    const better = mendTwice(inForm(text, context), context)
    if (itemsOf(better).join("").trim() !== "" && isLegal(better)) return better
  }
  return ""
}

/** As long as the slot, and in the form that it asks for, even if only as advice. */
function inForm(text: string, { slot, weigh }: FitContext): string {
  const cut = cutAtPhrase(text, slot.max, slot.unit, weigh)
  const shape = slot.rules.find(({ limit }) => limit.check === "shape")?.limit
  const formed = shape?.check === "shape" ? mendShape(cut, shape.pattern) : cut
  return typeof formed === "string" && formed !== "" ? formed : cut
}

function mendTwice(value: SlotValue, context: FitContext): SlotValue {
  const once = mendSlot(value, { ...context, isGentle: true }).value
  return mendSlot(mendSlot(once, context).value, context).value
}

const emptyOf = ({ kind }: Slot): SlotValue => (kind === "text" ? "" : [])

const contextOf = (slot: Slot, listing: Listing, platform: Platform, brief: Brief, isGentle: boolean): FitContext => ({
  platform,
  brief,
  slot,
  listing,
  weigh: weigher(brief),
  isGentle,
})
