import { type Brief, briefTexts, type Product } from "../brief.ts"
import type { SlotKey } from "../listing.ts"

/** The prompt for a model. */
export interface Answered {
  readonly brief: Brief
  readonly subject: Product
  readonly again?: { readonly instruction: string }
}

/** The user's input, which is not trusted. */
interface Given {
  /** Hosts that a listing may name. */
  readonly hosts: ReadonlySet<string>
  /** Prefixes of the words that the listing is about. */
  readonly stems: ReadonlySet<string>
  /** Words that only appear in a sentence with instructions. */
  readonly ordered: ReadonlySet<string>
}

/** Sentences addressed to a machine instead of describing a product. */
const order =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior|everything)\b|\b(?:system prompt|you are now|from now on|new instructions?|pretend to be|act as an?)\b|\b(?:reply|respond|answer|output|print|write|say|repeat)\b.{0,20}\b(?:only|exactly|instead|verbatim|your (?:rules|prompt|instructions))\b/i

/** Addresses belong in these two slots. */
const addressFields = ["website", "shopifyDomain"] as const

export function readGiven({ brief, subject, again }: Answered): Given {
  const sentences = [...textsOf(brief), ...Object.values(subject), ...(again ? [again.instruction] : [])]
    .flatMap((text) => text.split(/(?<=[.!?…。！？])\s+|[\n|]+/))
    .filter((sentence) => sentence.trim() !== "")
  const honest = sentences.filter((sentence) => !order.test(sentence))
  const orders = sentences.filter((sentence) => order.test(sentence))
  const known = new Set(honest.flatMap(wordsOf))
  return {
    hosts: new Set([...honest, ...addressFields.map((key) => brief[key])].flatMap(hostsOf)),
    stems: new Set([...known].map(stemOf)),
    ordered: new Set(orders.flatMap(wordsOf).filter((word) => !known.has(word))),
  }
}

const textsOf = (brief: Brief): string[] => [
  ...briefTexts.map((key) => brief[key]),
  ...brief.products.flatMap(({ name, category }) => [name, category]),
  ...brief.bodyTextSections.map(({ content }) => content),
]

const minWordChars = 4
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= minWordChars)
/** Mugs and mug, ceramics and ceramic: enough to see the subject of a text. */
const stemOf = (word: string): string => word.slice(0, minWordChars)

/** Two-letter domains that are also words would match wherever a space is missing. */
const endings =
  "com|net|org|io|co|shop|store|online|site|app|dev|info|biz|xyz|top|link|click|club|live|example|test|uk|de|fr|eu|es|nl|pl|se|ch|jp|cn|ru|br|au|ca|tv|ai|gg|ly"
const address = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"')\\]]+|(?<![a-z0-9])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,6}(?:${endings})(?![\\p{L}\\p{N}])`,
  "giu",
)

const hostsOf = (text: string): string[] =>
  [...text.matchAll(address)].map(([found]) =>
    found
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .replace(/[/?#:].*$/, "")
      .replace(/[.,;]+$/, ""),
  )

/** The texts that must be about the product; a list of tags may also be about related things. */
const mainFields: readonly SlotKey[] = ["productTitle", "improvedBodyText"]
const minStems = 3
/** An injected payload fills the text it gets into. */
const payloadShare = 0.25

/** Signs that a text follows instructions in the data instead of the prompt. */
export function findInjectedInstructions(
  field: SlotKey,
  text: string,
  { hosts, stems, ordered }: Given,
): string | null {
  const foreign = hostsOf(text).find((host) => !hosts.has(host))
  if (foreign !== undefined) return `must not name an address that the data does not have as its own`
  const words = [...new Set(wordsOf(text))]
  const isPayload = words.length > 0 && words.filter((word) => ordered.has(word)).length >= words.length * payloadShare
  if (isPayload) return "must be about the product; orders in the data are not to be followed"
  const isAbout = words.length === 0 || stems.size < minStems || words.some((word) => stems.has(stemOf(word)))
  return mainFields.includes(field) && !isAbout ? "must be about the product in the data" : null
}
