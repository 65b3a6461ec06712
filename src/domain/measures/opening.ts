import type { Measure } from "../rule-book/scored-check.ts"
import type { Found } from "./found.ts"
import { matchPhrase } from "./phrase-match.ts"
import type { View } from "./view.ts"

/** A single word names the kind of thing, but is not yet a search. */
const singleWordShare = 0.6

/** Null: the brief names nothing that people could search for. */
export function measureOpening({ slot, withinChars }: Extract<Measure, { of: "opening" }>, view: View): Found | null {
  if (view.phrases.length === 0) return null
  const text = view.text(slot)
  const readable = view.readable(slot)
  const graded = view.phrases.map((phrase) => ({
    text: phrase.text,
    share: matchPhrase(text, phrase.words, withinChars) * (phrase.words.length > 1 ? 1 : singleWordShare) * readable,
  }))
  const best = graded.reduce((best, one) => (one.share > best.share ? one : best))
  return {
    share: best.share,
    have: best.share > 0 ? 1 : 0,
    want: withinChars,
    shown: best.text,
    missing: () => graded.filter(({ share }) => share < 1).map((one) => one.text),
  }
}
