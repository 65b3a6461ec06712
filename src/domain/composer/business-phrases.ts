import { kindsOf } from "./business-titles.ts"
import { type Offer, withoutTown } from "./said/offer.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import type { Understanding } from "./understand/understand.ts"

/** "Hatha, yin and pregnancy classes" are classes of each kind. */
function kindsIn(kinds: string): string[] {
  const [before = "", last = ""] = kinds.split(/,? and /)
  const [, noun = ""] = /^[\p{L}-]+ ([\p{L}-]+)$/u.exec(last) ?? []
  return noun === "" ? [] : [...before.split(", ").map((kind) => `${kind} ${noun}`), last]
}

/** Phrases that people type for this business, the strongest first. */
export function businessPhrases(u: Understanding, offer: Offer): string[] {
  const { name, town, parts } = offer
  const kinds = kindsOf(offer)
  const head = readNounPhrase(name).head
  const services = [...u.keywords.map((text) => withoutTown(text, town)), ...parts]
  const inTown = (text: string) => (town === "" ? text : `${text} ${town}`)
  return [
    ...u.keywords,
    inTown(head),
    ...parts.map(inTown),
    ...services.map(inTown),
    ...u
      .prepare(u.brief.serviceType)
      .split(/[,;\n]/)
      .map(inTown),
    ...parts,
    head,
    ...kindsIn(kinds).map(inTown),
    ...(u.category.split(" ").length > 1 ? [inTown(u.category)] : []),
    town === "" ? `${u.seller}` : `${u.seller} ${town}`,
  ]
}

/** Topics of the page: the same things without the town. */
export const businessTopics = (u: Understanding, { name, town, parts }: Offer): string[] => [
  ...u.keywords.map((text) => withoutTown(text, town)),
  ...parts,
  readNounPhrase(name).head,
  ...u.audience.filter((text) => text.split(" ").length < 4),
  u.category,
  town,
  u.seller,
]
