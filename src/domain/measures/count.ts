import type { Measure } from "../rule-book/scored-check.ts"
import { slotItems } from "../seo/listing.ts"
import { distinctWords } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import { phrasesIn } from "./phrases.ts"
import { repeatedItems } from "./repeats.ts"
import type { View } from "./view.ts"

/** Where more than one word is asked of each item, a single one is what is left of something, and no item. */
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
