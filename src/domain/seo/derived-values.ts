import type { Slot } from "../rule-book/slot.ts"
import { cutAtPhrase } from "../text/cut/cut.ts"
import { isDangling } from "../text/cut/dangling.ts"
import { hashtagOf } from "../text/keys/hashtag-of.ts"
import { slugOf } from "../text/keys/slug-of.ts"
import { countUnits } from "../text/measure/units.ts"
import { splitSentences } from "../text/split/split-sentences.ts"
import { readWords } from "../text/words/read-words.ts"
import { type Listing, type SlotKey, type SlotValue, slotItems } from "./listing.ts"

/** Candidates for a slot that its writer left empty, made from the listing's other slots; the best first. */
export function derivedValues(slot: Slot, listing: Partial<Listing>): readonly SlotValue[] {
  if (slot.madeFrom === undefined) return []
  const { slots, as } = slot.madeFrom
  const items = slots.flatMap((key) => slotItems(listing, key)).filter((item) => item.trim() !== "")
  switch (as) {
    case "phrase":
      return phrasesFrom(items, slot)
    case "sentences":
      return slots.flatMap((key) => sentencesFrom(listing, key, slot))
    case "slug":
      return items.map((item) => shortSlug(slugOf(item), slot.target.max)).filter((slug) => slug !== "")
    case "words":
      return [wordsFrom(items)]
    case "hashtags":
      return [hashtagsFrom(items, slot)]
  }
}

/** One that fits whole is preferred to cutting a longer one. */
function phrasesFrom(items: readonly string[], { max, unit }: Slot): string[] {
  const whole = items.filter((item) => countUnits(item, unit) <= max)
  return [...whole, ...items.map((item) => cutAtPhrase(item, max, unit)).filter((item) => item !== "")]
}

const marker = /^(?:#{1,6}|[-*•]|\d+[.)])\s+/u

/** The first sentences, as many as fit whole; if the first is too long, the first one that fits. */
function sentencesFrom(listing: Partial<Listing>, key: SlotKey, { max, unit }: Slot): string[] {
  const lines = slotItems(listing, key).flatMap((item) => item.split("\n"))
  const said = lines.filter((line) => !line.startsWith("#")).map((line) => line.trim().replace(marker, ""))
  const running = said.filter((line) => /[.!?]["')\]]?$/u.test(line))
  const sentences = (running.length > 0 ? running : said).flatMap(splitSentences)
  const first = sentences.findIndex((sentence) => countUnits(sentence, unit) <= max)
  if (first < 0) return sentences.slice(0, 1).map((sentence) => cutAtPhrase(sentence, max, unit))
  let text = sentences[first] ?? ""
  for (const next of sentences.slice(first + 1)) {
    const longer = `${text}${/[.!?]["')\]]?$/u.test(text) ? " " : ". "}${next}`
    if (countUnits(longer, unit) > max) break
    text = longer
  }
  return [text]
}

function shortSlug(slug: string, max: number): string {
  const words = slug.split("-")
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join("-").length > max) break
    kept.push(word)
  }
  while (kept.length < words.length && isDangling(kept.at(-1) ?? "none")) kept.pop()
  return kept.join("-")
}

const shortestWord = 3

const wordsFrom = (items: readonly string[]): string =>
  [
    ...new Set(
      items
        .flatMap(readWords)
        .map(({ text }) => text)
        .filter((word) => word.length >= shortestWord && !isDangling(word)),
    ),
  ].join(",")

const hashtagsFrom = (items: readonly string[], { max, target }: Slot): string[] =>
  [...new Map(items.map((item) => [hashtagOf(item).toLowerCase(), hashtagOf(item)])).values()]
    .filter((tag) => tag.length > 1 && tag.length <= max && /\p{L}/u.test(tag))
    .slice(0, target.max)
