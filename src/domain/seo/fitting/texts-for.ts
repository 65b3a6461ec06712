import type { OfferedWords } from "../../brief/offered-words.ts"
import type { Slot } from "../../rule-book/slot.ts"
import { derivedValues } from "../derived-values.ts"
import type { Listing } from "../listing.ts"

/**
 * Texts for a place of which nothing legal is left: what the listing says elsewhere, then what the brief says, nothing
 * invented. The best first; whoever asks takes the first that the platform allows, and none may be.
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
