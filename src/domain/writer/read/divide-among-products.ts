import type { Brief, Product } from "../../seo/brief.ts"
import { singular } from "../../text/plural.ts"
import type { Fact, FieldName, Topic } from "../fact.ts"
import { shareIn, stemsOf } from "./merge.ts"

/** Said of one thing; with several things, only its own words tell of which. */
const ofOneThing: ReadonlySet<FieldName> = new Set(["keyFeatures", "productDimensions"])
const isItsOwn = 0.5

interface Shared {
  readonly facts: readonly Fact[]
  /** Of one product, and nobody can tell of which. */
  readonly unknown: readonly Fact[]
}

/** Which of the products a text tells of, by their places; none where it names none of them. */
type Owners = ReadonlySet<number>
const nobody: Owners = new Set()

/**
 * Of several products, each is told with what names it, and with what follows in the same breath. What names none of
 * them is true of all; what names several is said of the shop.
 */
export function divideAmongProducts(facts: readonly Fact[], brief: Brief, subject: Product): Shared {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  const place = products.findIndex(({ name }) => name === subject.name)
  if (products.length < 2 || place < 0) return { facts, unknown: [] }
  const ownersOf = readOwners(products)
  const whole = products.map(({ name, description }) => stemsOf(`${name} ${description}`))
  const texts = ownStems(whole)
  const unknown: Fact[] = []
  const owned = facts.map((fact) => ({ fact, owners: ownersOf(fact) }))
  const hasOwnPrice = owned.some(
    ({ fact, owners }) =>
      money.test(fact.text) && (fact.field === "productDescription" || (owners.size === 1 && owners.has(place))),
  )
  const isKnown = owned.some(({ fact, owners }) => isOwn(fact, owners, place))
  const kept = owned.flatMap(({ fact, owners }) => {
    if (fact.field === "productDescription") return [fact]
    if (fact.field === "priceRange") return ownPrice(fact, ownersOf, place, hasOwnPrice)
    if (contradicts(fact.text, subject.description)) return []
    if (ofOneThing.has(fact.field)) {
      if (whole.every((stems) => shareIn(fact.stems, stems) < isItsOwn)) unknown.push(fact)
      return shareIn(fact.stems, whole[place] ?? new Set()) >= isItsOwn ? [fact] : []
    }
    if ((owners.size > 1 || saysWhoSells(fact, facts)) && ofShop.has(fact.topic))
      return [{ ...fact, topic: "shop" as const }]
    const own = owners.size === 0 && ofThings.has(fact.topic) ? likest(fact, texts) : owners
    // A trouble that fits none of them by name is told with what is named first.
    // Where a thing has words of its own, what names none of them is said of the shop.
    if (own.size === 0 && isKnown && ofShop.has(fact.topic) && isTold(fact))
      return [{ ...fact, topic: "shop" as const }]
    const isForAll = own.size === 0 && (fact.topic !== "pain" || place === 0)
    return isForAll || own.has(place) ? [fact] : []
  })
  return { facts: kept, unknown }
}

const ofShop: ReadonlySet<Topic> = new Set(["what", "feature", "made", "method", "use", "offer", "count", "condition"])

const isOwn = (fact: Fact, owners: Owners, place: number): boolean =>
  fact.field === "productDescription" || (owners.size === 1 && owners.has(place))

/** "A one-bench violin shop above a bakery. I rehair bows and rent small sizes": what is sold, and who sells it. */
const saysWhoSells = (fact: Fact, facts: readonly Fact[]): boolean =>
  isTold(fact) &&
  fact.isCareful &&
  (ofMakers.test(fact.text) || (fact.shape === "noun" && fact === facts.find(({ field }) => field === fact.field)))

const isTold = ({ field }: Fact): boolean => field === "description" || field === "bodyText"

/** What is said of a thing, and not of who makes it, how it is sent and when it is wanted. */
const ofThings: ReadonlySet<Topic> = new Set([
  "what",
  "feature",
  "promise",
  "method",
  "use",
  "pain",
  "size",
  "material",
])

const ofMakers = /^(?:i|we|our|my)\b/i

/**
 * The one product that says most of a sentence's words by itself, or its subject: "Pages are 100 gsm" is said of what
 * has pages. One word further on may be chance, and what the shop does is done to all.
 */
function likest({ text, stems, isCareful }: Fact, texts: readonly ReadonlySet<string>[]): Owners {
  if (ofMakers.test(text)) return nobody
  const counts = texts.map((own) => countIn(stems, own))
  const most = Math.max(...counts)
  const places = counts.flatMap((count, at) => (count === most ? [at] : []))
  const [only = -1] = places
  const isSubject = countIn(stemsOf(text.split(" ").slice(0, 2).join(" ")), texts[only] ?? new Set()) > 0
  return places.length === 1 && (most > 1 || (isCareful && isSubject)) ? new Set(places) : nobody
}

const money = /[$£€₹]\s?\d|\d\s?[$£€₹]/
const ofDeal: ReadonlySet<Topic> = new Set(["delivery", "place", "hours"])
const ofAll = /^(?:all|both|every|each|everything|any)\b/i

type Read = Pick<Fact, "text" | "field"> & Partial<Fact>

/** Reads the facts in their order: "it" is the last thing that was named, and so is the rest of a named thing's sentence. */
function readOwners(products: readonly Product[]): (fact: Read) => Owners {
  const all = products.map(({ name }) => stemsOf(name))
  const names = ownStems(all)
  const heads = products.map(({ name }) => headOf(name))
  const isTold = new Set(heads).size === heads.length
  let last = { field: "", sentence: "", owners: nobody }
  const namedIn = (text: string): Owners => {
    const said = stemsOf(text)
    const whole = all.flatMap((stems, at) => (stems.size > 1 && countIn(stems, said) === stems.size ? [at] : []))
    if (whole.length === 1) return new Set(whole)
    const called = heads.flatMap((head, at) => (isTold && said.has(head) ? [at] : []))
    if (called.length > 0) return new Set(called)
    const counts = names.map((stems) => countIn(said, stems))
    const most = Math.max(...counts)
    return most === 0 ? nobody : new Set(counts.flatMap((count, at) => (count === most ? [at] : [])))
  }
  return ({ text, field, sentence = "", isCareful = true, isLeaning = false, topic = "what" }) => {
    const named = namedIn(text)
    // In a telegram what follows a name is said of it, until another one is named.
    const isOfLast = !isCareful && last.owners.size === 1 && ofThings.has(topic) && !ofAll.test(text)
    const isSameSentence = sentence !== "" && sentence === last.sentence && !ofDeal.has(topic)
    const isSameBreath = field === last.field && (isSameSentence || isLeaning || isOfLast)
    const owners = named.size === 0 && isSameBreath ? last.owners : named
    last = { field, sentence, owners }
    return owners
  }
}

const price = /(?:\b(?:from|about) )?(?:(?:US|CA|AU|NZ|A|C)?[$£€]|\d).*$/iu

/** "Fuel tap £14.50, temperature gauge £22" has a price for each; one price is of those that have none of their own. */
function ownPrice(fact: Fact, ownersOf: (fact: Read) => Owners, place: number, hasOwnPrice: boolean): Fact[] {
  const parts = fact.text.split(/[;,]\s+/).map((text) => ({ text, owners: ownersOf({ text, field: "priceRange" }) }))
  if (parts.some(({ owners }) => owners.size !== 1)) return hasOwnPrice ? [] : [fact]
  const own = parts.filter(({ owners }) => owners.has(place))
  const text = own.length === 1 ? price.exec(own[0]?.text ?? "")?.[0] : own.map((part) => part.text).join(", ")
  return text === undefined || text === "" ? [] : [{ ...fact, text, stems: stemsOf(text) }]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []

const together = /^(?:set|kit|pack|bundle|pair|collection|assortment|box|lot|pk|pcs?|size|gb|tb|\p{L}{1,2})$/u

/** "Round proving basket set, 25 cm" is known by its basket. */
function headOf(name: string): string {
  const [first = ""] = name.split(/,|\s[-–|(]|\s(?:for|with|in|from|of)\s/)
  const words = wordsOf(first)
  const head = words.findLast((word) => !together.test(singular(word))) ?? words.at(-1) ?? ""
  return [...stemsOf(head)][0] ?? head
}

const measure = /(\d[\d.,]*) ?(g|kg|oz|lb|ml|cl|l|mm|cm|m|in|inch|inches|ft)(?!\p{L})/giu

/** "Each bar is about 95 g" is not said of the bar that has 80 g. */
function contradicts(text: string, own: string): boolean {
  const figures = Map.groupBy(own.matchAll(measure), ([, , unit = ""]) => unit.toLowerCase())
  return [...text.matchAll(measure)].some(([, figure, unit = ""]) => {
    const same = figures.get(unit.toLowerCase())
    return same?.every(([, other]) => other !== figure) === true
  })
}

/** Of each the stems that no other one has. */
const ownStems = (sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] =>
  sets.map((set, at) => new Set([...set].filter((stem) => sets.every((other, of) => of === at || !other.has(stem)))))

const countIn = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  [...stems].filter((stem) => own.has(stem)).length
