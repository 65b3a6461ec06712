import type { OfferedWords } from "../../brief/offered-words.ts"
import type { Slot } from "../../rule-book/slot.ts"
import { derivedValues } from "../derived-values.ts"
import type { Listing } from "../listing.ts"

/**
 * Texts for a slot with no allowed text left: from the rest of the listing, then from the brief, never invented. The
 * best first; the caller uses the first that the platform allows, and there may be none.
 */
export function textsFor(slot: Slot, listing: Listing, words: () => OfferedWords): readonly string[] {
  const derived = derivedValues(slot, listing).filter((value) => typeof value === "string")
  if (!slot.isRequired) return derived
  const { names, sentences } = words()
  const titles = [listing.productTitle, listing.titleTag]
  const paragraphs = sentences.map((sentence) => (/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`)).join(" ")
  if (!slot.isLong) return [...derived, ...titles, ...names, ...sentences]
  const { metaDescription, bulletPoints } = listing
  const elsewhere = [metaDescription, bulletPoints.map((point) => `- ${point}`).join("\n")]
  return [
    ...derived,
    elsewhere.filter((text) => text !== "").join("\n\n"),
    paragraphs,
    ...sentences,
    ...titles,
    ...names,
  ]
}
