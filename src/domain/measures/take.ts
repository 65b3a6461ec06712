import type { Measure } from "../rule-book/scored-check.ts"
import type { SlotKey } from "../seo/listing.ts"
import { measureAdvice } from "./advice.ts"
import { measureCount } from "./count.ts"
import { measureCoverage } from "./coverage.ts"
import { measureFacts } from "./facts.ts"
import type { Found } from "./found.ts"
import { measureLength } from "./length.ts"
import { measureOpening } from "./opening.ts"
import { measurePhrases } from "./phrases.ts"
import { measurePixels } from "./pixels.ts"
import { measureProse } from "./prose.ts"
import { measureSearchWords } from "./search-words.ts"
import { measureStructure } from "./structure.ts"
import { measureSubstance } from "./substance.ts"
import { measureVariety } from "./variety.ts"
import type { View } from "./view.ts"

/** The slots that a measure reads. */
export const slotsOf = (measure: Measure): readonly SlotKey[] => ("slots" in measure ? measure.slots : [measure.slot])

/** Null if the brief gives nothing to measure against. */
export function takeMeasure(measure: Measure, view: View): Found | null {
  switch (measure.of) {
    case "length":
      return measureLength(measure, view)
    case "count":
      return measureCount(measure, view)
    case "variety":
      return measureVariety(measure, view)
    case "phrases":
      return measurePhrases(measure, view)
    case "search-words":
      return measureSearchWords(measure, view)
    case "substance":
      return measureSubstance(measure, view)
    case "opening":
      return measureOpening(measure, view)
    case "coverage":
      return measureCoverage(measure, view)
    case "facts":
      return measureFacts(measure, view)
    case "prose":
      return measureProse(measure, view)
    case "structure":
      return measureStructure(measure, view)
    case "pixels":
      return measurePixels(measure, view)
    case "advice":
      return measureAdvice(measure, view)
  }
}
