import { measureSubstance } from "../../src/domain/measures/substance.ts"
import { viewListing } from "../../src/domain/measures/view.ts"
import type { Figure } from "./figure.ts"

/** How long the description is, against what the platform's buyers are used to and what the brief's facts carry. */
export const enoughSaid: Figure = {
  id: "enough",
  label: "length, of what facts carry",
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
      const { share, have, want } = measureSubstance(row.measure, viewListing(listing, brief, platform))
      const says = `has ${have} different words where ${want} could be said`
      return { count: share, of: 1, findings: share < 1 ? [{ field: "improvedBodyText", text: "", says }] : [] }
    },
}
