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

/** Two slots that depend on each other may both change; another round then mends the rest. */
const rounds = 3

/** Mends slots that break today's rule book. Null: none does. */
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
