import type { Measure } from "../rule-book/scored-check.ts"
import { slotItems } from "../seo/listing.ts"
import { distinctWords } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import { phrasesIn } from "./phrases.ts"
import { repeatedItems } from "./repeats.ts"
import type { View } from "./view.ts"

/** If each item should have several words, a single word is a fragment, not an item. */
const wordsOfPhrase = 1.5

export function measureCount({ slot, to, wordsEach }: Extract<Measure, { of: "count" }>, view: View): Found {
  const items = slotItems(view.listing, slot)
  const words = (wordsEach >= wordsOfPhrase ? phrasesIn(view, slot).words : distinctWords(view, slot)).size
  return {
    share: ratio(words, to * wordsEach),
    have: items.length,
    want: to,
    shown: String(words),
    missing: () => missingPhrases(view, [slot]),
    faults: () => repeatedItems(items),
  }
}
