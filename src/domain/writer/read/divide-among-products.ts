import type { Brief, Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { hasMoney } from "../../text/measure/money.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact, Topic } from "../fact.ts"
import { contradicts } from "./contradicts.ts"
import { type FeatureList, readFeatureList } from "./feature-list.ts"
import { areKin, holds, isAnotherThing } from "./kin.ts"
import { shareIn, stemsOf, tellsMore } from "./merge.ts"
import { type Naming, nobody, type Owners } from "./naming.ts"
import { isOfOneSize, ownAudience, ownHalf, ownSentences, ownSize } from "./own-parts.ts"
import { ownInRow, ownPrice, retold } from "./own-price.ts"
import { isOfferedBeside, isTold, ofAll, ofDeal, type Reader, readOwners } from "./owners-in.ts"
import { calledBy, countIn, headOf, ownStems } from "./product-names.ts"
import { toldOfOne } from "./range-of-shop.ts"
import { saidOfBoth } from "./said-of-both.ts"
import { subjectIn } from "./subject-in.ts"
import { isThing, readWordsOfOthers } from "./words-of-others.ts"

interface Shared {
  readonly facts: readonly Fact[]
  /** About one product, but nobody can tell which one. */
  readonly unknown: readonly Fact[]
}

/** What is read once for a product beside its siblings. */
interface Beside {
  readonly products: readonly Product[]
  readonly subject: Product
  readonly place: number
  readonly namedIn: Naming["namedIn"]
  readonly namedBySubject: Naming["namedBySubject"]
  /** A name or a category has a word in common. */
  readonly areAlike: boolean
  /** The description begins with another product, and this is none of its sorts. */
  readonly isOther: boolean
  /** It has a description of its own, so a text that names no product is about the shop. */
  readonly isKnown: boolean
  readonly hasOwnPrice: boolean
  readonly features: FeatureList
  readonly isOfOthers: (text: string) => boolean
  readonly facts: readonly Fact[]
}

/**
 * With several products, each one gets what names it and what follows in the same breath. A text that names several is
 * about the shop: it appears beside each product, but for what only the range has. So does one that names none, unless it
 * speaks of a thing that only others have, or the description begins with one product and this is another thing.
 */
export function divideAmongProducts(facts: readonly Fact[], brief: Brief, subject: Product): Shared {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  const place = products.findIndex(({ name }) => name === subject.name)
  if (products.length < 2 || place < 0) return { facts, unknown: [] }
  const told = toldOfOne(facts, products, subject)
  const { ownersOf, namedIn, namedBySubject } = readOwners(products, brief)
  const owned = withOwners(facts, (each) => {
    const fact = saidOfBoth(each, products, subject)
    const read = ownersOf(each)
    // "Each has an ash frame", right behind the drums
    const owners = fact === each || /^each\b/i.test(each.text) ? read : new Set([place])
    return { fact: owners.size === 0 || owners.has(place) ? fact : each, owners }
  })
  const [main = place] = leadOwners(owned, namedIn)
  const beside: Beside = {
    products,
    subject,
    place,
    namedIn,
    namedBySubject,
    areAlike: sharedStems(products).length > 0,
    isOther: !areKin(subject, products[main] ?? subject) && isAnotherThing(subject, products[main] ?? subject),
    isKnown: owned.some(({ fact, owners }) => isOwn(fact, owners, place)),
    hasOwnPrice: owned.some(
      ({ fact, owners }) =>
        hasMoney(withoutFeet(fact.text)) && fact.field !== "priceRange" && !fact.isEcho && isOwn(fact, owners, place),
    ),
    features: readFeatureList(facts, products, subject),
    isOfOthers: readWordsOfOthers(owned, { ...brief, products }, place),
    facts,
  }
  const unknown: Fact[] = []
  const texts = ownStems(products.map((product) => stemsOf(`${calledBy(product.name)} ${product.description}`)))
  const shared = (one: Owned): Fact[] => {
    const own = isTold(one.fact) ? keepTold(one, beside, texts) : keepField(one, beside)
    const isUnclear = one.fact.topic === "pain" || !one.fact.isCareful
    if (own.length === 0 && one.owners.size === 0 && isUnclear) unknown.push(one.fact)
    return own
  }
  const kept = withOwnTold(owned.flatMap(told).flatMap(shared))
  return { facts: kept, unknown }
}

/** What the form asks for once, for all products. */
function keepField({ fact, owners }: Owned, beside: Beside): Fact[] {
  const { namedIn, place, products, subject, areAlike, isOther, isOfOthers, features } = beside
  const [first = subject] = products
  const ofShop = beside.isKnown ? ofRange(fact) : fact
  if (fact.field === "priceRange")
    return ownPrice(fact, namedIn, place, { hasOwnPrice: beside.hasOwnPrice, count: products.length })
  if (fact.topic === "pain") return areAlike && !isOther && !isOfOthers(fact.text) ? [fact] : []
  if (fact.topic === "audience") return ownAudience(fact, namedIn, place, subject)
  if (fact.field === "productDimensions") return ownSize(fact, namedIn, place, isOfOneSize(subject, first))
  if (fact.field === "itemCondition")
    return ownSize(fact, namedIn, place, place === 0 || !state.test(subject.description))
  if (fact.topic === "delivery") return ownSentences(fact, namedIn, place)
  if (fact.field === "keyFeatures") {
    if (features.isOfOther) return features.isSaid(fact) ? [fact] : []
    if (features.isOwn) return [fact]
    const said = owners.size === 0 ? features.alike(fact) : owners
    const isUnnamed = said.size === 0 && !isOfOthers(fact.text)
    return said.has(place) ? [fact] : isUnnamed ? [ofShop] : []
  }
  // "A dresser takes about eleven hours" goes with the dresser only, "Gift boxes until 16 December" with the box.
  if (isOther && fact.isCareful && /^it\b/i.test(fact.text)) return []
  if (/^handmadeStory$|^seasonal/.test(fact.field) && owners.size === 1 && !owners.has(place)) return []
  const isPromise = fact.topic === "promise" || fact.field === "uniqueSellingProposition"
  // "Nothing to switch on" is the promise of the first product, where another has no word of it.
  const own = shareIn(fact.stems, stemsOf(textOf(subject)))
  const isOfFirst = isOther && !ofAll.test(fact.text) && own === 0
  const isListed = features.tells(fact)
  const isOfWords = isOfOthers(fact.text) && own < half && !(features.isOwn && isListed)
  const isOfOther = isOfFirst || isOfWords || (features.isOfOther && isListed)
  if (isPromise && fact.topic !== "offer" && !ofSellers.test(fact.text) && isOfOther) return []
  return [fact.topic === "promise" && !areAlike ? ofShop : fact]
}

/** How two things may be bought is a fact of neither. */
const soldApart =
  /^(?:happy to )?(?:can be |(?:both|all) )?(?:sold|sell|selling)(?: (?:them|it|both|either))? (?:separately|apart|together)(?: or (?:separately|apart|together))?[.]?$/i

const half = 0.5

const textOf = ({ name, category, description }: Product): string => `${name}. ${category}. ${description}`

function keepTold({ fact, owners }: Owned, beside: Beside, texts: readonly ReadonlySet<string>[]): Fact[] {
  const { namedIn, place, subject, isOther } = beside
  const isOfNone = owners.size === 0
  const ofRow = isOfNone || fact.isCareful ? null : ownInRow(fact, namedIn, place)
  if (ofRow !== null) return ofRow
  const half = fact.isCareful ? ownHalf(fact, beside.namedBySubject, place) : null
  if (half !== null) return half
  if (isOfNone && (soldApart.test(fact.text) || contradicts(fact.text, subject.description))) return []
  // "Roof blocks extra if you want" beside the canoe
  if (isOther && isOfferedBeside(fact)) return []
  // "We also make a pan and a kadai" is no news on the page of the pan.
  if (owners.size > 1 && owners.has(place) && /^(?:i|we) also /i.test(fact.text)) return []
  const isOfSeller = saysWhoSells(fact, beside.facts) && owners.size !== 1
  // "I cleaned the optics" of a microscope is no word about its bulbs.
  const isDone = isOfNone && /^(?:past|participle)$/.test(kindOf(done.exec(fact.text)?.[1] ?? ""))
  if (isOfSeller) return isDone && beside.isKnown && beside.isOfOthers(fact.text) ? [] : [ofRange(fact)]
  if (owners.size > 1) return owners.has(place) ? [ofRange(fact)] : []
  const said = isOfNone && fact.isCareful && toShop.has(fact.topic) ? ofSubject(fact, texts) : owners
  // What is said of dulse is true of a box with three bags of it.
  const isHeld = [...said].some((at) => holds(subject.description, headOf(beside.products[at]?.name ?? "")))
  if (isHeld) return [fact]
  // "Also listing the springs for it" offers them on the page of the outboard.
  if (said.has(place)) return fact.isCareful && offersElse.test(fact.text) ? [] : [withoutAlso(fact)]
  if (said.size > 0 || isOfSome(fact) || (isOther && isOfThing(fact))) return []
  const isShared = ofAll.test(fact.text) || ofSeller.has(fact.topic) || ofHousehold.test(fact.text) || !fact.isCareful
  if (!isShared && beside.isKnown && beside.isOfOthers(fact.text)) return []
  return [beside.isKnown ? ofRange(fact) : fact]
}

/** What the description says more fully of another product is told here as it was typed for this one. */
function withOwnTold(facts: readonly Fact[]): readonly Fact[] {
  const told = new Set(facts.filter(({ isEcho }) => !isEcho).flatMap(({ stems }) => [...stems]))
  const isSaid = ({ stems }: Fact): boolean =>
    shareIn(stems, told) >= isAgain && [...stems].every((stem) => !tellsMore(stem) || told.has(stem))
  return facts.map((fact) =>
    fact.isEcho && fact.field === "productDescription" && !isSaid(fact) ? { ...fact, isEcho: false } : fact,
  )
}
const isAgain = 0.7

/** "12 ft" of a rod are no forints. */
const withoutFeet = (text: string): string => text.replace(/(?<=\d) ?ft(?!\p{L})/giu, "")

const state = /(?<!\p{L})(?:used|new|unused|refurbished|restored|second[- ]?hand)(?!\p{L})/iu

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
  !ofMakers.test(text) && !ofShop.test(text) && !ofAll.test(text) && (!isCareful || !ofSeller.has(topic))

/** "60-day returns" */
const ofShop = /(?<!\p{L})(?:returns?|refunds?|warrant(?:y|ies)|guarantees?d?|invoices?)(?!\p{L})/iu

const ofSeller: ReadonlySet<Topic> = new Set([...ofDeal, "price", "story", "shop", "proof", "occasion"])

const offersElse = /^also (?!an? |\d)/i

/** "Also doing red pads", "I also have a hive", "And a sink", "Second is a pair of clinchers", where they are sold */
const withoutAlso = (fact: Fact): Fact => {
  const text = fact.text
    .replace(/^also (?:(?:doing|selling|have|got|listing) )?/i, "")
    .replace(/^(i|we) also /i, "$1 ")
    .replace(/^(?:and|(?:the )?(?:first|second|third)(?: one)? is) (?=an? )/i, "")
  return text === fact.text ? fact : retold(fact, sentenceCase(text))
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

const done = /^(?:i|we) (\p{L}+)/iu
const ofHousehold = /\b(?:our|my|us)\b/i
const ofSellers = /\b(?:we|our|my|us)\b/i

const ofMakers = /^(?:i|we|our|my)\b/i

/** "Pages are 100 gsm" is about the one thing that has pages. A word later in the text may be chance. */
function ofSubject({ text }: Fact, texts: readonly ReadonlySet<string>[]): Owners {
  const words = subjectIn(text).replace(/,.*/s, "").split(" ")
  const subject = stemsOf(words.filter((word) => !/^(?:base|adverb)$/.test(kindOf(word))).join(" "))
  if (!words.some(isThing)) return nobody
  const places = texts.flatMap((own, at) => (countIn(subject, own) > 0 ? [at] : []))
  return places.length === 1 ? new Set(places) : nobody
}
