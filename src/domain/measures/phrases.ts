import type { Measure } from "../rule-book/scored-check.ts"
import { type SlotKey, slotItems } from "../seo/listing.ts"
import { isContentWord } from "./distinct-words.ts"
import { type Found, ratio } from "./found.ts"
import { missingPhrases } from "./missing-phrases.ts"
import type { View } from "./view.ts"

const wordsOfPhrase = 2

/**
 * Distinct words in whole phrases. "Minutes" alone is not a search and earns nothing, unless the brief calls it a
 * keyword.
 */
export function measurePhrases({ slot, to }: Extract<Measure, { of: "phrases" }>, view: View): Found {
  const { words, lone } = phrasesIn(view, slot)
  const have = words.size
  return { share: ratio(have, to), have, want: to, missing: () => missingPhrases(view, [slot]), faults: () => lone }
}

interface Phrases {
  /** The distinct words of all phrases. */
  readonly words: ReadonlySet<string>
  /** Items that do not count as one. */
  readonly lone: readonly string[]
}

export function phrasesIn(view: View, slot: SlotKey): Phrases {
  const keywords = new Set(view.phrases.filter(({ words }) => words.length === 1).flatMap(({ words }) => words))
  const texts = slotItems(view.listing, slot)
  const words = new Set<string>()
  const lone = new Set<string>()
  for (const [at, item] of view.items(slot).entries()) {
    const content = [...item.first.keys()].filter(isContentWord)
    if (content.length >= wordsOfPhrase || content.some((word) => keywords.has(word)))
      for (const word of content) words.add(word)
    else lone.add(texts[at] ?? "")
  }
  return { words, lone: [...lone] }
}
