import type { Brief, Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { hasMoney } from "../../text/measure/money.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import type { Fact, Topic } from "../fact.ts"
import { contradicts } from "./contradicts.ts"
import { shareIn, stemsOf } from "./merge.ts"
import {
  calledBy,
  countIn,
  headOf,
  isOfferedBeside,
  isTold,
  nobody,
  type Owners,
  ofAll,
  ofDeal,
  ownStems,
  type Reader,
  readOwners,
  subjectIn,
} from "./owners-in.ts"
import { toldOfOne } from "./range-of-shop.ts"
import { saidOfBoth } from "./said-of-both.ts"

const isItsOwn = 0.5

interface Shared {
  readonly facts: readonly Fact[]
  /** About one product, but nobody can tell which one. */
  readonly unknown: readonly Fact[]
}

/**
 * With several products, each one gets what names it and what follows in the same breath. A text that names several is
 * about the shop: it appears beside each product, but for what only the range has. So does one that names none, unless the description begins with
 * one product and this is another thing.
 */
export function divideAmongProducts(facts: readonly Fact[], brief: Brief, subject: Product): Shared {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  const place = products.findIndex(({ name }) => name === subject.name)
  if (products.length < 2 || place < 0) return { facts, unknown: [] }
  const told = toldOfOne(facts, products, subject)
  const { ownersOf, namedIn } = readOwners(products)
  const areAlike = sharedStems(products).length > 0
  const whole = products.map(({ name, description }) => stemsOf(`${name} ${description}`))
  const texts = ownStems(products.map(({ name, description }) => stemsOf(`${calledBy(name)} ${description}`)))
  const unknown: Fact[] = []
  const owned = withOwners(facts, (each) => {
    const fact = saidOfBoth(each, products, subject)
    // "Each has an ash frame", right behind the drums
    const owners = fact === each || /^each\b/i.test(each.text) ? ownersOf(each) : new Set([place])
    return { fact: owners.size === 0 || owners.has(place) ? fact : each, owners }
  })
  const hasOwnPrice = owned.some(
    ({ fact, owners }) =>
      hasMoney(fact.text) && (fact.field === "productDescription" || (owners.size === 1 && owners.has(place))),
  )
  const [main = place] = leadOwners(owned, namedIn)
  const isOther = main !== place && isAnotherThing(subject, products[main]?.name ?? "")
  // If a product has its own description, a text that names no product is about the shop.
  const isKnown = owned.some(({ fact, owners }) => isOwn(fact, owners, place))
  const ofShop = (fact: Fact): Fact[] => [isKnown ? ofRange(fact) : fact]
  const kept = owned.flatMap(told).flatMap(({ fact, owners }): Fact[] => {
    if (fact.field === "productDescription") return [fact]
    if (fact.field === "priceRange") return ownPrice(fact, namedIn, place, hasOwnPrice)
    if (fact.topic === "pain") {
      if (areAlike && !isOther) return [fact]
      unknown.push(fact)
      return []
    }
    if (fact.topic === "audience") return ownAudience(fact, namedIn, place)
    if (fact.field === "productDimensions" || fact.field === "itemCondition") return ownSize(fact, namedIn, place)
    if (fact.topic === "delivery" && !isTold(fact)) return ownSentences(fact, namedIn, place)
    if (fact.field === "keyFeatures") {
      const said = owners.size === 0 ? alike(fact, whole) : owners
      return said.has(place) ? [fact] : said.size === 0 ? ofShop(fact) : []
    }
    if (!isTold(fact)) {
      // "A dresser takes about eleven hours" goes with the dresser only, "Gift boxes until 16 December" with the box.
      if (isOther && fact.isCareful && /^it\b/i.test(fact.text)) return []
      if (/Story$|^seasonal/.test(fact.field) && owners.size === 1 && !owners.has(place)) return []
      return fact.topic === "promise" && !areAlike ? ofShop(fact) : [fact]
    }
    if (contradicts(fact.text, subject.description)) return []
    // "Roof blocks extra if you want" beside the canoe
    if (isOther && isOfferedBeside(fact)) return []
    if (owners.size > 1 || (owners.size === 0 && saysWhoSells(fact, facts))) return [ofRange(fact)]
    const said = owners.size === 0 && fact.isCareful && toShop.has(fact.topic) ? ofSubject(fact, texts) : owners
    if (said.size === 0 && (isOfSome(fact) || (isOther && isOfThing(fact)))) {
      if (!fact.isCareful) unknown.push(fact)
      return []
    }
    if (said.has(place)) return [isOther && !fact.isCareful ? withoutAlso(fact) : fact]
    return said.size === 0 ? ofShop(fact) : []
  })
  return { facts: kept, unknown }
}

/** Whether it is not what the description is about: what is said of a nappy is true of a set of six nappies. */
function isAnotherThing({ name, category, description }: Product, main: string): boolean {
  const called = stemsOf([name, category, calledBy(description)].join(" "))
  // "Biltong hooks" are no biltong box, and "a pair of boats" is a boat kit.
  const isSpare =
    shareIn(stemsOf(lastIn(name)), stemsOf(main)) === 0 && !stemsOf(calledBy(name)).has(headOf(lastIn(main)))
  return isSpare || !called.has(headOf(main))
}

/** "Box" of "biltong box 4kg", "hooks" of "hooks pack of 25" */
const lastIn = (name: string): string =>
  /(\p{L}{3,})[^\p{L}]*(?:(?:pack|set|box) of \d+)?(?:\P{L}*\d\S*)?$/iu.exec(calledBy(name))?.[1] ?? name

interface Owned {
  readonly fact: Fact
  readonly owners: Owners
}

/** The facts in their order, each with its owners, which depend on what the seller typed before it. */
function withOwners(facts: readonly Fact[], readOne: (fact: Fact) => Owned): readonly Owned[] {
  const typed = facts.map((fact, at) => ({ at, fact })).toSorted((a, b) => a.fact.place - b.fact.place)
  const read = typed.map(({ at, fact }) => ({ at, owned: readOne(fact) }))
  return read.toSorted((a, b) => a.at - b.at).map(({ owned }) => owned)
}

/** What inks and their samples have in common: a promise of the shop is one of each. */
function sharedStems(products: readonly Product[]): string[] {
  const [first = new Set<string>(), ...others] = products.map(({ name, category }) => stemsOf(`${name} ${category}`))
  return [...first].filter((stem) => others.every((other) => other.has(stem)))
}

/** "A kit to build a coracle. In the box are 14 laths": a description that begins with one product is about it. */
function leadOwners(owned: readonly Owned[], namedIn: Reader["namedIn"]): Owners {
  const told = owned.filter(({ fact }) => fact.field === "description")
  const lead = told.toSorted((a, b) => a.fact.place - b.fact.place)[0]
  // "I have upgraded, so my metal detector is for sale"
  const owners = lead === undefined ? nobody : lead.owners.size > 0 ? lead.owners : namedIn(lead.fact.text)
  return owners.size === 1 ? owners : nobody
}

const isOfThing = ({ text, topic, isCareful }: Fact): boolean =>
  !ofMakers.test(text) && !ofAll.test(text) && (!isCareful || !ofSeller.has(topic))

const ofSeller: ReadonlySet<Topic> = new Set([...ofDeal, "price", "story", "shop", "proof", "occasion"])

/** "Also doing red pads", where they are sold */
const withoutAlso = (fact: Fact): Fact => {
  const text = sentenceCase(fact.text.replace(/^also (?:(?:doing|selling|have|got|listing) )?/i, ""))
  return text === fact.text ? fact : retold(fact, text)
}

const toShop: ReadonlySet<Topic> = new Set([
  ...(["what", "feature", "promise", "made", "method", "use", "offer", "count", "condition", "included"] as const),
])

const ofOne: ReadonlySet<Topic> = new Set(["size", "weight", "capacity", "colour", "count", "condition", "price"])

/** In a hasty text, a size, color or price without a product's name belongs to one product; only "all" and "each" mean all. */
const isOfSome = ({ isCareful, topic, text }: Fact): boolean =>
  !isCareful && !ofAll.test(text) && (ofOne.has(topic) || hasMoney(text)) && !ofDeal.has(topic)

/** "Both wash at 30 degrees" is of all, and makes sense only behind the sentence before it. */
const leansOnRange = /^(?:both|all|each|every|they|if|it|its|the rest|the others?)\b/i

const ofRange = (fact: Fact): Fact =>
  toShop.has(fact.topic) || (fact.isCareful && fact.field === "description" && leansOnRange.test(fact.text))
    ? { ...fact, topic: "shop" }
    : fact

const isOwn = (fact: Fact, owners: Owners, place: number): boolean =>
  fact.field === "productDescription" || (owners.size === 1 && owners.has(place))

/** "A one-bench violin shop above a bakery. I rehair bows and rent small sizes": what is sold, and who sells it. */
const saysWhoSells = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.isCareful &&
  (ofMakers.test(fact.text) || (fact.shape === "noun" && fact === facts.find(({ field }) => field === fact.field)))

const ofMakers = /^(?:i|we|our|my)\b/i

/** "Pages are 100 gsm" is about the one thing that has pages. A word later in the text may be chance. */
function ofSubject({ text }: Fact, texts: readonly ReadonlySet<string>[]): Owners {
  const subject = stemsOf(subjectIn(text))
  const places = texts.flatMap((own, at) => (countIn(subject, own) > 0 ? [at] : []))
  return places.length === 1 ? new Set(places) : nobody
}

/** The thing whose own text has most of a feature's words. */
function alike({ stems }: Fact, whole: readonly ReadonlySet<string>[]): Owners {
  const places = whole.flatMap((own, at) => (shareIn(stems, own) >= isItsOwn ? [at] : []))
  return new Set(places)
}

const amount =
  /(?:\b(?:from|about) )?(?:(?:US|CA|AU|NZ|A|C)?[$£€₹]|(?<!\p{L})Rs?\.? ?(?=\d)|(?:USD|CAD|AUD|NZD|EUR|GBP|ZAR|INR) ?(?=\d)).*$/iu
const priceIn = (text: string): string => amount.exec(text)?.[0] ?? text

/** "Fuel tap £14.50, temperature gauge £22" has a price for each; a single price is for those that have none. */
function ownPrice(fact: Fact, namedIn: Reader["namedIn"], place: number, hasOwnPrice: boolean): Fact[] {
  const marked = partsByOwner(fact.text, namedIn)
  const parts = marked.length < 2 ? pricesInRow(fact.text, namedIn) : marked
  if (parts.length < 2) return hasOwnPrice ? [] : [fact]
  // "R4 200 with run, R2 900 without" is understood only as a whole.
  if (/\b(?:with|without)[.]?$/i.test(fact.text)) return [fact]
  const own = parts.filter(({ owners }) => owners.has(place))
  // "£4 per kg, £17 per sack. Pink Fir Apple is £5 and £20": two amounts say nothing without what is said of all.
  const isOneAmount = own.length === 1 && (own[0]?.text.match(/\d[\d.,]*/g)?.length ?? 0) < 2
  const ofAll = parts.filter(({ owners, text }) => owners.size === 0 && /\d/.test(text))
  if (!isOneAmount && ofAll.length > 0) return [retold(fact, [...ofAll, ...own].map(({ text }) => text).join("; "))]
  // "$29 gripper" of a gripper
  const isOwnName = (words: string): boolean => namedIn(words).has(place)
  const text =
    own.length === 1
      ? priceIn(own[0]?.text ?? "").replace(/(?<=\d)(?: an?)? \p{L}+$/u, (behind) => (isOwnName(behind) ? "" : behind))
      : own.map((part) => part.text).join(", ")
  return text === "" ? [] : [retold(fact, text)]
}

/** "Tank R2600 pump R1500", "165 machine 14.50 pads": each amount with its word, if they are all that was typed. */
function pricesInRow(text: string, namedIn: Reader["namedIn"]): { text: string; owners: Owners }[] {
  const pairs = [wordFirst, amountFirst]
    .map((pattern) => text.match(pattern) ?? [])
    .find((found) => found.length > 1 && found.join(" ") === text.trim().replace(/ ?[-\u2013,;/] ?/g, " "))
  const parts = (pairs ?? []).map((part) => ({ text: part, owners: namedIn(part) }))
  return parts.some(({ owners }) => owners.size === 1) && parts.every(({ owners }) => owners.size < 2) ? parts : []
}

const wordFirst = /\p{L}{3,}(?: \p{L}{3,}){0,2} (?:\p{Lu}{0,2}\p{Sc}|Rs?\.? ?)?\d[\d.,]*/gu
const amountFirst = /(?:\p{Lu}{0,2}\p{Sc}|Rs?\.? ?)?\d[\d.,]* \p{L}{3,}(?: \p{L}{3,}){0,2}/gu

/** "Gearbox goes on a pallet. Vane posted flat. No overseas postage": what is said of another one is left out. */
function ownSentences(fact: Fact, namedIn: Reader["namedIn"], place: number): Fact[] {
  const sentences = splitSentences(fact.text).flatMap((sentence) => sentence.split(/(?<=;)\s+/))
  const own = sentences.filter((sentence) => {
    const owners = namedIn(sentence)
    return owners.size === 0 || owners.has(place)
  })
  return own.length === sentences.length || own.length === 0 ? [fact] : [retold(fact, own.join(" "))]
}

/** "Jugs 4 to 6.5 in. wide; crimps 2 to 3.5 in. wide": a size for each. A size that names no product is for all. */
function ownSize(fact: Fact, namedIn: Reader["namedIn"], place: number): Fact[] {
  const parts = partsByOwner(fact.text, namedIn)
  if (parts.length === 0) return [fact]
  // "Machine used, pads new": what names no product is the state of the other one.
  const named = parts.filter(({ owners }) => owners.has(place))
  const isApart = fact.field === "itemCondition" && named.length > 0
  const all = isApart ? named : parts.filter(({ owners }) => owners.size === 0 || owners.has(place))
  const own = all.map(({ text }) => text)
  return own.length === 0 ? [] : [retold(fact, own.join("; "))]
}

/** "People who can't eat garlic" are no buyers of the jar beside the one without garlic. */
function ownAudience(fact: Fact, namedIn: Reader["namedIn"], place: number): Fact[] {
  const parts = fact.text.split(/,\s+(?!and (?:their|its|his|her) )/)
  const own = parts.filter((part) => {
    const owners = namedIn(part)
    return owners.size !== 1 || owners.has(place)
  })
  return own.length === parts.length ? [fact] : own.length === 0 ? [] : [retold(fact, own.join(", "))]
}

const retold = (fact: Fact, text: string): Fact => ({ ...fact, text, stems: stemsOf(text) })

/** The parts of a row, each with the products it names. */
function partsByOwner(text: string, namedIn: Reader["namedIn"]): { text: string; owners: Owners }[] {
  const marked = text
    .split(/[;,]\s+(?!\d)|\.\s+(?=[\p{Lu}\p{Sc}])(?<!\bNo\.\s)/u)
    .map((part) => ({ text: part, owners: namedIn(part) }))
  const isMarked = marked.length > 1 && marked.some(({ owners }) => owners.size === 1)
  return isMarked && marked.every(({ owners }) => owners.size < 2) ? marked : []
}
