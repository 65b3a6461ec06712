import type { Product } from "../../seo/brief.ts"
import { headNoun, singular } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact, Topic } from "../fact.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import { stemsOf } from "./merge.ts"

/** The positions of the products that a text is about; none if it names none of them. */
export type Owners = ReadonlySet<number>
export const nobody: Owners = new Set()

export const isTold = ({ field }: Pick<Fact, "field">): boolean => field === "description" || field === "bodyText"

const maxSubject = 6

/** The words before the verb; of "We make ringing ropes with a hemp tail", the ropes, and of "a shallow bowl of wire" the bowl. */
export function subjectIn(text: string): string {
  const [, made = ""] =
    /^(?:we|i) (?:make|sew|knit|carve|weave|turn|build|sell|stock|grow|print) (.+)$/isu.exec(text) ?? []
  if (made !== "") return nameIn(made)
  const words = text.split(/\s+/).slice(0, maxSubject)
  const verb = words.findIndex((word) => /^(?:auxiliary|third|past)$/.test(kindOf(word)))
  const named = verb < 0 && shapeOf(text).shape === "noun" ? headNoun(nameIn(text)) : ""
  return `${words.slice(0, verb < 0 ? 2 : verb).join(" ")} ${named}`
}

/** A product's name, up to what it is for or made of. */
export const calledBy = (name: string): string => name.split(/,|\s(?:for|with|in|from)\s/)[0] ?? name

export const ofAll = /^(?:all|both|every|each|everything|any)\b|\b(?:either|both) *[.]?$/i
const spare = /\b(?:spares?|replacements?|refills?|extra)\b/i
const isSpareOf = (product: Product | undefined, text: string): boolean =>
  product !== undefined && spare.test(product.name) && !spare.test(text)

/** What is sold beside the thing that the text is about, which goes on about that one. */
export const isOfferedBeside = ({ text, isCareful }: Pick<Fact, "text" | "isCareful">): boolean =>
  isCareful
    ? /^(?:i|we) (?:am |are )?also (?:sell|list|offer|stock)/i.test(text)
    : !/^also\b/i.test(text) && /\b(?:extra|also|separate(?:ly)?|if (?:you|u) want|on request)\b/i.test(text)
const definite = /^(?:the|its|there)\b/i
export const ofDeal: ReadonlySet<Topic> = new Set(["delivery", "place", "hours"])
/** A telegram continues with the thing that it named last. */
const goesOn: ReadonlySet<Topic> = new Set([
  ...(["what", "feature", "promise", "method", "use", "size", "material", "colour", "included", "excluded"] as const),
])

/** "Woven in Galashiels" and "780 g" leave their subject out. */
const isUnsaid = (shape: Fact["shape"]): boolean => /^(?:participle|adjective|third|labelled)$/.test(shape)

const isRequest = (shape: Fact["shape"], text: string): boolean => shape === "command" || /^please\b/i.test(text)

/** "In our yard, the small one needs topping up once a week" */
const thatOne = /\bthe (\p{L}+) one\b/iu

/** "Flat packed" and "17 inch" do not name "17 inch pads, pack of 25". */
const withoutCount = (name: string): string =>
  name
    .replace(/ (?:set|pack|box|lot|bundle) of \d+/giu, "")
    .replace(/(?<!\p{L})\d[\d.,]*(?: ?(?:inch(?:es)?|in|cm|mm|ml|kg|g|oz|ft|m|v|w|lbs?|l)(?!\p{L}))?/giu, "")

export interface Reader {
  readonly namedIn: (text: string) => Owners
  /** Reads the facts in order: "it", and the rest of a sentence, mean the thing that was named last. */
  readonly ownersOf: (fact: Fact) => Owners
}

export function readOwners(products: readonly Product[]): Reader {
  const all = products.map(({ name }) => stemsOf(name))
  const called = ownStems(products.map(({ name }) => stemsOf(withoutCount(calledBy(name)))))
  // "Fly box, small" and "fly box, large" are told apart behind their commas.
  const names = called.some(({ size }) => size === 0) ? ownStems(all) : called
  const heads = products.map(({ name }) => headOf(name))
  // "Hot Honey Mild" and "Hot Honey Extra Hot": a word of both names tells neither apart.
  const isToldApart =
    new Set(heads).size === heads.length &&
    heads.every((head, at) => all.every((stems, of) => of === at || !stems.has(head)))
  let last = { field: "", owners: nobody }
  let lead = last
  const namedIn = (text: string): Owners => {
    const said = stemsOf(text)
    const whole = all.flatMap((stems, at) => (stems.size > 1 && countIn(stems, said) === stems.size ? [at] : []))
    if (whole.length === 1) return new Set(whole)
    const byHead = heads.flatMap((head, at) => (isToldApart && said.has(head) ? [at] : []))
    if (byHead.length > 0) return new Set(byHead)
    return new Set(names.flatMap((stems, at) => (countIn(said, stems) > 0 ? [at] : [])))
  }
  const ownersOf = ({ text, field, isCareful, isLeaning, topic, shape }: Fact): Owners => {
    const isOffer = isOfferedBeside({ text, isCareful }) && last.owners.size > 0
    // A careful sentence is about its subject, even if it names other things.
    const isOfSubject = isCareful && isTold({ field }) && !isRequest(shape, text)
    const named = namedIn(isOfSubject ? `${subjectIn(text)} ${thatOne.exec(text)?.[1] ?? ""}` : text)
    // A telegram continues with the thing named last, and so does "the meter" after "the camera".
    const isOfAny = ofAll.test(text)
    // "The glue comes off with warm water. Do not use it on broken skin."
    const isAdvice = !isOfAny && (topic === "care" || (isRequest(shape, text) && /\bit\b/i.test(text)))
    const isMore = definite.test(text) || isUnsaid(shape) || /^\d/.test(text) || isAdvice
    const goesOnHere = isCareful ? isMore : !isOfAny
    const isOfLast =
      last.owners.size === 1 &&
      goesOnHere &&
      (definite.test(text) || isAdvice || (isCareful ? goesOn.has(topic) : !ofDeal.has(topic)))
    const isEach = isCareful && /^each (?:is|has|comes|measures|weighs|holds)\b/i.test(text)
    const isSameBreath = field === last.field && (isLeaning || isOfLast || (isEach && last.owners.size === 1))
    // "Twelve hooks are supplied" with the box, and "the front" behind that is the front of the box.
    const isContent =
      named.size > 0 && topic === "included" && isCareful && field === lead.field && lead.owners.size > 0
    // Of a scraper, "SS 202 blade" is no word about the spare blade.
    const [only = -1] = named
    const isOfLead = field === lead.field && lead.owners.size === 1 && [...last.owners][0] === [...lead.owners][0]
    const isPart = !isCareful && named.size === 1 && isOfLead && isSpareOf(products[only], text)
    const owners = isContent || isPart ? lead.owners : named.size === 0 && isSameBreath ? last.owners : named
    if (!isOffer && !isRequest(shape, text)) last = { field, owners }
    if (lead.field !== field) lead = last
    return owners
  }
  return { namedIn, ownersOf }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []

const together = /^(?:set|kit|pack|bundle|pair|collection|assortment|box|lot|pk|pcs?|size|gb|tb|\p{L}{1,2})$/u

/** "Round proving basket set, 25 cm" is recognized by its basket. */
export function headOf(name: string): string {
  const [first = ""] = name.split(/,|\s[-–|(]|\s(?:for|with|in|from|of)\s/)
  const words = wordsOf(first)
  const head = words.findLast((word) => !together.test(singular(word))) ?? words.at(-1) ?? ""
  return [...stemsOf(head)][0] ?? head
}

/** For each product, the stems that no other product has. */
export const ownStems = (sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] =>
  sets.map((set, at) => new Set([...set].filter((stem) => sets.every((other, of) => of === at || !other.has(stem)))))

export const countIn = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  [...stems].filter((stem) => own.has(stem)).length
