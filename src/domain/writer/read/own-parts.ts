import type { Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { areKin } from "./kin.ts"
import { stemsOf } from "./merge.ts"
import { type Naming, nobody, type Owners } from "./naming.ts"
import { partsByOwner, retold } from "./own-price.ts"
import { countIn, ownStems } from "./product-names.ts"

/** What a sentence says of each product, part by part. Null if its parts are not about different products. */
export function ownHalf(fact: Fact, namedBy: Naming["namedBySubject"], place: number): Fact[] | null {
  const parts = halvesOf(fact.text, namedBy) ?? clausesOf(fact.text, namedBy)
  if (parts === null) return null
  const own = parts.filter(({ owners }) => owners.has(place)).map(({ text }) => text)
  return own.length === 0 ? [] : [retold(fact, sentenceCase(own.join("; ")))]
}

interface Part {
  readonly text: string
  readonly owners: Owners
}

const areApart = (parts: readonly Part[]): boolean =>
  parts.every(({ owners }) => owners.size === 1) && new Set(parts.flatMap(({ owners }) => [...owners])).size > 1

/** "I have three sizes:" */
const preface = /^[^:,]{1,60}: (?=the )/i

/** "The set has one ring; the refill is thirty discs" */
function halvesOf(text: string, namedBy: Naming["namedBySubject"]): readonly Part[] | null {
  const halves = text.replace(preface, "").split(/;\s+(?:(?:and|but|while) )?/)
  const parts = halves.map((half) => ({ text: half, owners: namedBy(half) }))
  return areApart(parts) ? parts : null
}

/**
 * "I have three sizes: the small is 20 cm and takes a pot, the large is 42 cm": each clause that begins with a name tells of
 * another one, and one that begins with "the" and no name that we know, of none.
 */
function clausesOf(text: string, namedBy: Naming["namedBySubject"]): readonly Part[] | null {
  const parts: Part[] = []
  for (const piece of text.replace(preface, "").split(/, (?:(?:and|but|while) )?/)) {
    const words = piece.split(" ").slice(0, maxName)
    const verb = words.findIndex((word) => /^(?:auxiliary|third)$/.test(kindOf(word.toLowerCase())))
    const owners = verb > 0 ? namedBy(words.slice(0, verb + 1).join(" ")) : nobody
    const last = parts.at(-1)
    if (owners.size === 1 || (last !== undefined && /^the /i.test(piece))) parts.push({ text: piece, owners })
    else if (last === undefined) return null
    else parts.splice(-1, 1, { ...last, text: `${last.text}, ${piece}` })
  }
  const named = parts.filter(({ owners }) => owners.size > 0)
  return named.length > 1 && areApart(named) ? parts : null
}
const maxName = 6

/** "Gearbox goes on a pallet. Vane posted flat. No overseas postage": what is said of another one is left out. */
export function ownSentences(fact: Fact, namedIn: Naming["namedIn"], place: number): Fact[] {
  const parts = partsByOwner(fact.text, namedIn)
  // "Courier for the motor, braai collect only"
  if (parts.length > 1 && parts.every(({ owners }) => owners.size === 1)) {
    const own = parts.filter(({ owners }) => owners.has(place))
    return own.length === 0 ? [] : [retold(fact, own.map(({ text }) => text).join(", "))]
  }
  const sentences = splitSentences(fact.text)
    .flatMap((sentence) => sentence.split(/(?<=;)\s+/))
    .map((sentence) => withoutOthers(sentence, namedIn, place))
  const own = sentences.filter((sentence) => {
    const owners = namedIn(sentence)
    return owners.size === 0 || owners.has(place)
  })
  const kept = (own.length === 0 ? sentences : own).join(" ")
  return kept === fact.text ? [fact] : [retold(fact, kept)]
}

/** "UPS Ground, the 12 inch travels in a box, no international", of the 3 inch */
function withoutOthers(sentence: string, namedIn: Naming["namedIn"], place: number): string {
  const pieces = sentence.split(", ")
  const own = pieces.filter((piece, at) => {
    const owners = namedIn(piece)
    return at === 0 || piece.includes(":") || owners.size !== 1 || owners.has(place)
  })
  const end = /[.!]?$/.exec(sentence)?.[0] ?? ""
  return own.length === pieces.length ? sentence : own.join(", ").replace(/[.!]?$/, end)
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
