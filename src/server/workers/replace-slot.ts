import { isDeepStrictEqual } from "node:util"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { type FitChange, fit } from "../../domain/seo/fit.ts"
import { followCopies } from "../../domain/seo/follow-copies.ts"
import { type JudgedListing, judge } from "../../domain/seo/judge.ts"
import { type Listing, readSlot, type SlotKey, type SlotValue, writeSlot } from "../../domain/seo/listing.ts"

export interface FinishedListing extends JudgedListing {
  readonly changes: readonly FitChange[]
}

interface Replacing {
  readonly before: FinishedListing
  readonly slot: SlotKey
  readonly value: SlotValue
  readonly brief: Brief
  readonly platform: Platform
}

/** Replaces a slot with a new text that follows the rules; all others stay unchanged. Null: nothing is new. */
export function replaceSlot({ before, slot, value, brief, platform }: Replacing): FinishedListing | null {
  const drafted: Listing = writeSlot<Listing>(before, slot, value)
  const fitted = fit(drafted, platform, brief)
  const text = readSlot(fitted.listing, slot)
  if (text === undefined || isDeepStrictEqual(text, readSlot(before, slot))) return null
  const listing = followCopies(before, writeSlot<FinishedListing>(before, slot, text), platform)
  const changes = [
    ...before.changes.filter((one) => one.slot !== slot),
    ...fitted.changes.filter((one) => one.slot === slot),
  ]
  return { ...judge(listing, brief, platform), changes }
}
