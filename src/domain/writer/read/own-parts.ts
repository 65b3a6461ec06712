import type { Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import type { Fact } from "../fact.ts"
import { areKin } from "./kin.ts"
import { stemsOf } from "./merge.ts"
import type { Naming } from "./naming.ts"
import { partsByOwner, retold } from "./own-price.ts"
import { countIn, ownStems } from "./product-names.ts"

/** "The set has one ring; the refill is thirty discs": what each half is about. Null if they are not about different products. */
export function ownHalf(fact: Fact, namedBy: Naming["namedBySubject"], place: number): Fact[] | null {
  const parts = fact.text.split(/;\s+/).map((text) => ({ text, owners: namedBy(text) }))
  const isApart = parts.length > 1 && parts.every(({ owners }) => owners.size === 1)
  const places = new Set(parts.flatMap(({ owners }) => [...owners]))
  if (!isApart || places.size < 2) return null
  const own = parts.filter(({ owners }) => owners.has(place)).map(({ text }) => text)
  return own.length === 0 ? [] : [retold(fact, sentenceCase(own.join("; ")))]
}

/** "Gearbox goes on a pallet. Vane posted flat. No overseas postage": what is said of another one is left out. */
export function ownSentences(fact: Fact, namedIn: Naming["namedIn"], place: number): Fact[] {
  const parts = partsByOwner(fact.text, namedIn)
  // "Courier for the motor, braai collect only"
  if (parts.length > 1 && parts.every(({ owners }) => owners.size === 1)) {
    const own = parts.filter(({ owners }) => owners.has(place))
    return own.length === 0 ? [] : [retold(fact, own.map(({ text }) => text).join(", "))]
  }
  const sentences = splitSentences(fact.text).flatMap((sentence) => sentence.split(/(?<=;)\s+/))
  const own = sentences.filter((sentence) => {
    const owners = namedIn(sentence)
    return owners.size === 0 || owners.has(place)
  })
  return own.length === sentences.length || own.length === 0 ? [fact] : [retold(fact, own.join(" "))]
}

/** "Jugs 4 to 6.5 in. wide; crimps 2 to 3.5 in. wide": a size for each. One that names no product is that of the sorts of the first. */
export function ownSize(fact: Fact, namedIn: Naming["namedIn"], place: number, isOfAll: boolean): Fact[] {
  const parts = partsByOwner(fact.text, namedIn)
  if (parts.length === 0) return isOfAll ? [fact] : []
  // "Machine used, pads new": what names no product is the state of the other one.
  const named = parts.filter(({ owners }) => owners.has(place))
  const isApart = fact.field === "itemCondition" && named.length > 0
  const all = isApart ? named : parts.filter(({ owners }) => owners.size === 0 || owners.has(place))
  const own = all.map(({ text }) => text)
  return own.length === 0 ? [] : [retold(fact, own.join("; "))]
}

/** "Twin pack" and "15 ml" of one resin are of different sizes. */
export function isOfOneSize(product: Product, first: Product): boolean {
  const [own, others] = ownStems([product, first].map(({ name }) => stemsOf(name)))
  return areKin(product, first) && ![...(own ?? []), ...(others ?? [])].some((stem) => ofSize.test(stem))
}
const ofSize = /\d|^(?:pack|set|pair|twin|doubl|singl|half|mini|small|medium|larg|long|short|big|tall)/

/** "People who can't eat garlic" are no buyers of the jar beside the one without garlic. */
export function ownAudience(fact: Fact, namedIn: Naming["namedIn"], place: number, subject: Product): Fact[] {
  const called = stemsOf(`${subject.name} ${subject.category}`)
  const parts = fact.text.split(/,\s+(?!and (?:their|its|his|her) )/)
  const own = parts.filter((part) => {
    const owners = namedIn(part)
    // "Bobbin lace makers" buy a single bobbin, too.
    return owners.size !== 1 || owners.has(place) || countIn(stemsOf(part), called) > 0
  })
  return own.length === parts.length ? [fact] : own.length === 0 ? [] : [retold(fact, own.join(", "))]
}
