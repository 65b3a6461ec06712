import { viewListing } from "../../../src/domain/measures/view.ts"
import type { Figure } from "../figure.ts"

/** A brief repeats itself, and some of its words belong only in titles and lists. */
const toldShare = 0.8

/**
 * The length of the description, compared with what the platform's buyers expect and what the brief has to tell: one
 * line cannot fill a page without invention.
 */
export const enoughSaid: Figure = {
  id: "enough",
  label: "length, of what briefs carry",
  unit: "percent",
  ideal: 1,
  floor: 0.85,
  worst: 0.4,
  weight: 6,
  prepare:
    () =>
    ({ listing, sample: { brief, platform } }) => {
      const row = platform.checks.find(({ measure }) => measure.of === "substance")
      if (row?.measure.of !== "substance") return { count: 0, of: 0, findings: [] }
      const view = viewListing(listing, brief, platform)
      const have = view.text(row.measure.slot).freshCount
      const want = Math.min(row.measure.toWords, Math.round(view.briefWords.size * toldShare))
      const says = `has ${have} different words where ${want} could be said`
      return {
        count: Math.min(1, have / Math.max(1, want)),
        of: 1,
        findings: have < want ? [{ field: row.measure.slot, text: "", says }] : [],
      }
    },
}
