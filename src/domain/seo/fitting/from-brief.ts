import type { Slot } from "../../rule-book/slot.ts"
import type { Listing } from "../listing.ts"
import type { OfferedWords } from "./fit-context.ts"

/**
 * Plain words for a place of which nothing legal is left: what the listing says elsewhere, then names and sentences of
 * the brief, nothing invented. Best first; whoever asks takes the first that the platform allows.
 */
export function textsFromBrief(slot: Slot, listing: Listing, words: OfferedWords): readonly string[] {
  const { names, phrases, features, sentences } = words
  const name = names[0] ?? ""
  const short = [
    ...(hasShape(slot) ? [listing.productTitle, listing.titleTag] : []),
    ...names,
    ...names.slice(1).map((other) => `${name}, ${other}`),
    ...phrases.slice(0, 12),
    phrases.slice(0, 12).join(","),
    ...sentences.slice(0, 3),
  ]
  const paragraph = sentences.map(asSentence).join(" ")
  const long = [
    listing.improvedBodyText,
    listing.metaDescription,
    ...(sentences.length > 0 ? [[name, paragraph].filter((part) => part !== "").join(". "), paragraph] : []),
    ...(features.length > 0 ? [`${name}: ${features.join(", ")}.`] : []),
    ...sentences,
  ]
  return [...(isProse(slot) ? [...long, ...short] : [...short, ...long]), ...plainTexts]
}

const proseChars = 100

const hasShape = ({ rules }: Slot): boolean => rules.some(({ limit }) => limit.check === "shape")
const isTitle = ({ key }: Slot): boolean => key === "productTitle" || key === "titleTag"
const isProse = (slot: Slot): boolean =>
  slot.isLong || slot.key === "bulletPoints" || (slot.max > proseChars && !hasShape(slot) && !isTitle(slot))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const asSentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`)

/** Items for a list that has too few: what the listing says elsewhere, then the brief's own phrases. */
export function itemsFromBrief(slot: Slot, listing: Listing, words: OfferedWords): readonly string[] {
  const { names, phrases, features, sentences } = words
  const elsewhere = isProse(slot) ? [] : [listing.keywords, listing.tags, listing.searchTerms].flat()
  const own = isProse(slot) ? [...features, ...sentences, ...names, ...phrases].map(capital) : phrases
  return [...elsewhere, ...own]
}

/** The same, and at the end what is true of anything. */
export function itemsAtAll(slot: Slot, listing: Listing, words: OfferedWords): readonly string[] {
  return [...itemsFromBrief(slot, listing, words), ...(isProse(slot) ? plainBullets : []), ...plainTexts]
}

/** Where a brief has no word that may stand there: what is true of anything on offer. */
const plainTexts = [
  ..."Product|Item|Listing|Details|Online listing|Product page|Product details|Item details|Shop|Shop item|Store".split(
    "|",
  ),
  ..."Online shop|Shop listing|Store item|Online store|Product listing|Item listing|Item page|Store listing".split("|"),
  ..."Shop product|Store product|Online product|Online item|App|Video|#product|#item|#listing".split("|"),
]
const plainBullets = [
  "Described as the seller knows it",
  "See the pictures for every detail",
  "Read the description before you decide",
  "Ask the seller whatever you would like to know",
  "Compare the details with what you are looking for",
  "Look at the options before you choose",
]
