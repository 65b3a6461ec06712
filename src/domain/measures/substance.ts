import type { Measure } from "../rule-book/scored-check.ts"
import { slotText } from "../seo/listing.ts"
import { type Found, ratio } from "./found.ts"
import { missingFacts, usualFacts } from "./missing-facts.ts"
import { repeatedLines } from "./repeats.ts"
import type { View } from "./view.ts"

type Substance = Extract<Measure, { of: "substance" }>

/** A short brief must not force padding: this many words are enough for one fact, and half the usual length for all. */
const wordsForFact = 4

/** Below this, no text of the platform is good, however short the brief. */
export const fewestWords = ({ toWords }: Substance): number => Math.ceil(toWords / 2)

export function measureSubstance(measure: Substance, view: View): Found {
  const { slot, toWords } = measure
  const have = view.text(slot).freshCount
  const want = Math.min(toWords, Math.max(fewestWords(measure), usualFacts(view).length * wordsForFact))
  return {
    share: ratio(have, want) * view.readable(slot),
    have,
    want,
    missing: () => missingFacts(view, [slot]),
    faults: () => repeatedLines(slotText(view.listing, slot)),
  }
}

/** Whether the text is too short for the whole listing to be called good. */
export const isThin = (measure: Substance, view: View): boolean =>
  view.has(measure.slot) && view.text(measure.slot).freshCount < fewestWords(measure)
