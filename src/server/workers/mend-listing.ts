import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { fit } from "../../domain/seo/fit.ts"
import { followCopies } from "../../domain/seo/follow-copies.ts"
import { judge } from "../../domain/seo/judge.ts"
import { readSlot, writeSlot } from "../../domain/seo/listing.ts"
import { hardViolations } from "../../domain/seo/violations.ts"
import type { FinishedListing } from "./replace-slot.ts"

interface Mending {
  readonly before: FinishedListing
  readonly brief: Brief
  readonly platform: Platform
}

/** Of two places that look at each other both may move; another round then sees what is left. */
const rounds = 3

/** Makes legal what breaks a rule by today's rule book, in its place. Null: nothing does. */
export function mendListing({ before, brief, platform }: Mending): FinishedListing | null {
  const broken = new Set(hardViolations(before, platform, brief).map(({ slot }) => slot))
  if (broken.size === 0) return null
  let [listing, changes] = [before, before.changes.filter(({ slot }) => !broken.has(slot))]
  for (let round = 0; round < rounds; round++) {
    const left = new Set(hardViolations(listing, platform, brief).map(({ slot }) => slot))
    const wanted = [...broken].filter((slot) => left.has(slot))
    if (wanted.length === 0) break
    const fitted = fit(listing, platform, brief)
    for (const slot of wanted) listing = writeSlot(listing, slot, readSlot(fitted.listing, slot) ?? "")
    changes = [...changes, ...fitted.changes.filter(({ slot }) => wanted.includes(slot))]
  }
  return { ...judge(followCopies(before, listing, platform), brief, platform), changes }
}
