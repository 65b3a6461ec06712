import type { Measure } from "../rule-book/scored-check.ts"
import { type Found, ratio } from "./found.ts"
import { gradeIn, missingPhrases } from "./missing-phrases.ts"
import type { View } from "./view.ts"

/** Null: the brief names nothing that people could search for. */
export function measureCoverage({ slots, share }: Extract<Measure, { of: "coverage" }>, view: View): Found | null {
  if (view.phrases.length === 0) return null
  const grades = view.phrases.map((phrase) => Math.max(...slots.map((slot) => gradeIn(view, phrase, slot))))
  const sum = grades.reduce((before, grade) => before + grade, 0)
  return {
    share: ratio(sum / grades.length, share),
    have: grades.filter((grade) => grade > 0).length,
    want: grades.length,
    missing: () => missingPhrases(view, slots),
  }
}
