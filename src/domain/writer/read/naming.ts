import type { Product } from "../../seo/brief.ts"
import { headNoun } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { nameIn } from "../type/shape.ts"
import { areAllKin } from "./kin.ts"
import { measuresIn, unitOf } from "./measures-in.ts"
import { stemsOf } from "./merge.ts"
import { countIn, headOf, namesOf, shopWords } from "./product-names.ts"
import { maxSubject, predicateIn, subjectIn } from "./subject-in.ts"

/** The positions of the products that a text is about; none if it names none of them. */
export type Owners = ReadonlySet<number>
export const nobody: Owners = new Set()

export interface Naming {
  readonly namedIn: (text: string) => Owners
  /** A careful sentence is about its subject, even if it names other things. */
  readonly namedBySubject: (text: string) => Owners
  /** A line in haste is about what it names first. */
  readonly namedFirst: (text: string) => Owners
  /** "We stock sizes from 28 to 36 inches", which only one of them has */
  readonly measuredIn: (text: string) => Owners
  /** "Steel frame, 20 mm foam pad" is about what has 20 mm, and not about the pad of 40 mm beside it. */
  readonly byMeasure: (text: string, named: Owners) => Owners
}

const few = 2
const joined = /(?<!\p{L})(?:and|or|n|both)(?!\p{L})|[&+]/iu
const row = /,|(?<!\p{L})and(?!\p{L})|&/iu

export function readNames(products: readonly Product[], businessName: string): Naming {
  const all = products.map(({ name }) => stemsOf(name))
  const names = namesOf(products, businessName)
  const heads = products.map(({ name }) => headOf(name))
  const sizes = products.map(({ name, description }) => measuresIn(`${name}. ${description}`))
  const places = products.map((_, at) => at)
  // "Hot Honey Mild" and "Hot Honey Extra Hot": a word of both names tells neither apart.
  const ofShop = shopWords(businessName)
  const areHeadsApart =
    new Set(heads).size === heads.length &&
    heads.every((head, at) => all.every((stems, of) => of === at || !stems.has(head)))
  const areSorts = areAllKin(products)
  const isCalled = (head: string, at: number): boolean => !ofShop.has(head) || names[at]?.has(head) === true
  const namedIn = (text: string): Owners => {
    const said = stemsOf(text)
    const byHead = places.filter((at) => areHeadsApart && isCalled(heads[at] ?? "", at) && said.has(heads[at] ?? ""))
    const whole = all.flatMap((stems, at) => (stems.size > 1 && countIn(stems, said) === stems.size ? [at] : []))
    const [only = -1] = whole
    // "7 guides and tip top" is about the guides, too.
    if (whole.length === 1 && byHead.every((at) => at === only || all[only]?.has(heads[at] ?? "") === true))
      return new Set(whole)
    if (byHead.length > 0) return new Set(byHead)
    const counts = names.map((stems) => countIn(said, stems))
    const most = Math.max(...counts)
    const isJoined = joined.test(text)
    // "Blue sit in tourer, rudder works" has a word of the "orange sit on kayak", and more of the other.
    if (most > 0) return new Set(places.filter((at) => (counts[at] ?? 0) * few > (isJoined ? 1 : most)))
    return ofGroup(said, all)
  }
  const namedBySubject = (text: string): Owners => {
    const subject = subjectIn(text)
    const [head = ""] = stemsOf(headNoun(nameIn(subject)))
    const byHead = places.filter((at) => heads[at] === head)
    const bySubject = namedIn(withoutModifier(subject, heads, head) + (thatOne.exec(text)?.[1] ?? ""))
    // "A regular and an extra-hot version" are all the sorts.
    if (areSorts) return bySubject.size === 1 && row.test(subject) ? nobody : bySubject
    if (bySubject.size > 0) return bySubject
    return byHead.length > 0 ? new Set(byHead) : namedIn(predicateIn(text))
  }
  const namedFirst = (text: string): Owners => {
    const named = namedIn(text)
    const first = named.size > 1 && !areSorts ? namedIn(text.split(/\s+/).slice(0, maxSubject).join(" ")) : named
    return first.size === 1 ? first : named
  }
  const byMeasure = (text: string, named: Owners): Owners => {
    const measures = [...measuresIn(text)]
    const having = places.filter((at) => measures.some((measure) => sizes[at]?.has(measure)))
    const units = new Set(measures.map(unitOf))
    const [own = -1] = named
    const isMeasured = [...(sizes[own] ?? [])].some((measure) => units.has(unitOf(measure)))
    return named.size === 1 && isMeasured && having.length === 1 ? new Set(having) : named
  }
  const measuredIn = (text: string): Owners => {
    const measures = [...measuresIn(text)]
    const having = places.filter((at) => measures.some((measure) => sizes[at]?.has(measure)))
    const isWhole = measures.every((measure) => sizes[having[0] ?? -1]?.has(measure))
    return having.length === 1 && isWhole ? new Set(having) : nobody
  }
  return { namedIn, namedBySubject, namedFirst, measuredIn, byMeasure }
}

/** "Coffee powder" beside two filters for coffee and a set of tumblers: what some of the products are called, and not all. */
function ofGroup(said: ReadonlySet<string>, all: readonly ReadonlySet<string>[]): Owners {
  const words = new Set([...said].filter((stem) => !/\d/.test(stem)))
  const named = all.map((stems) => countIn(stems, words))
  const most = Math.max(...named)
  const group = named.flatMap((count, at) => (count === most ? [at] : []))
  return most > 0 && group.length > 1 && group.length < all.length ? new Set(group) : nobody
}

/** "In our yard, the small one needs topping up once a week" */
const thatOne = /\bthe (\p{L}+) one\b/iu

/** "Hive gear" is no hive. */
function withoutModifier(subject: string, heads: readonly string[], _head: string): string {
  const words = subject.split(" ")
  const [before = ""] = stemsOf(words.at(-2) ?? "")
  const isNoun = /^(?:noun|plural)$/.test(kindOf(words.at(-1) ?? ""))
  const isModifier = isNoun && heads.includes(before)
  return `${(isModifier ? words.toSpliced(-2, 1) : words).join(" ")} `
}
