import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import { missingFacts, usualFacts } from "./missing-facts.ts"
import type { View } from "./view.ts"

/** A short brief must not force padding: this many words are enough for one fact, and half the usual length for all. */
const wordsForFact = 4

export function measureProse({ slot, toWords }: Extract<Measure, { of: "prose" }>, view: View): Found {
  const have = view.text(slot).proseCount
  const want = Math.min(toWords, Math.max(Math.ceil(toWords / 2), usualFacts(view).length * wordsForFact))
  return { share: ratio(have, want), have, want, missing: () => missingFacts(view, [slot]) }
}
