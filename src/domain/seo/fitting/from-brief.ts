import type { Slot } from "../../rule-book/slot.ts"
import type { Listing } from "../listing.ts"
import type { BriefWords } from "./brief-words.ts"

/**
 * Plain words for a place of which nothing legal is left: names and sentences of the brief, nothing invented. Best
 * first; whoever asks takes the first that the platform allows.
 */
export function textsFromBrief(slot: Slot, { names, phrases, features, sentences }: BriefWords): readonly string[] {
  const name = names[0] ?? ""
  const short = [
    ...names,
    ...names.slice(1).map((other) => `${name}, ${other}`),
    ...phrases.slice(0, 12),
    phrases.slice(0, 12).join(","),
    ...sentences.slice(0, 3),
  ]
  const paragraph = sentences.map(asSentence).join(" ")
  const long = [
    ...(sentences.length > 0 ? [[name, paragraph].filter((part) => part !== "").join(". "), paragraph] : []),
    ...(features.length > 0 ? [`${name}: ${features.join(", ")}.`] : []),
    ...sentences,
  ]
  const isProse = slot.isLong || slot.max > proseChars
  return [...(isProse ? [...long, ...short] : [...short, ...long]), ...plainTexts]
}

const proseChars = 100

const asSentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`)

/** Items for a list that has too few: what the listing says elsewhere, then the brief's own phrases. */
export function itemsFromBrief(slot: Slot, listing: Listing, words: BriefWords): readonly string[] {
  const { names, phrases, features, sentences } = words
  const isProse = slot.max > proseChars
  const elsewhere = isProse ? [] : [listing.keywords, listing.tags, listing.searchTerms].flat()
  const own = isProse ? [...features, ...sentences, ...names, ...phrases] : phrases
  return [...elsewhere, ...own, ...(isProse ? plainBullets : plainTexts)]
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
