import type { Measure } from "../rule-book/scored-check.ts"
import { slotItems } from "../seo/listing.ts"
import { distinctWords } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import type { View } from "./view.ts"

export function measureCount({ slot, to, wordsEach }: Extract<Measure, { of: "count" }>, view: View): Found {
  const items = slotItems(view.listing, slot).length
  const words = distinctWords(view, slot).size
  return {
    share: ratio(words, to * wordsEach),
    have: items,
    want: to,
    shown: String(words),
    missing: () => missingPhrases(view, [slot]),
  }
}
