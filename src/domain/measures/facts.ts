import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import { isCarried, missingFacts, usualFacts } from "./missing-facts.ts"
import type { View } from "./view.ts"

/** Null: the brief has no facts of this kind. */
export function measureFacts({ slots, share, only }: Extract<Measure, { of: "facts" }>, view: View): Found | null {
  const facts = usualFacts(view, only)
  if (facts.length === 0) return null
  const parts = facts.map((fact) =>
    Math.max(...slots.map((slot) => (isCarried(view, fact, slot) ? view.readable(slot) : 0))),
  )
  const sum = parts.reduce((before, part) => before + part, 0)
  return {
    share: ratio(sum / facts.length, share),
    have: parts.filter((part) => part > 0).length,
    want: facts.length,
    missing: () => missingFacts(view, slots, only),
  }
}
