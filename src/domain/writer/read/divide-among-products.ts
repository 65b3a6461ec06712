import type { Brief, Product } from "../../seo/brief.ts"
import { singular } from "../../text/plural.ts"
import type { Fact, FieldName, Topic } from "../fact.ts"
import { shareIn, stemsOf } from "./merge.ts"

const shopWide: ReadonlySet<Topic> = new Set([
  "what",
  "feature",
  "promise",
  "made",
  "story",
  "pain",
  "method",
  "use",
  "audience",
  "occasion",
])
/** Said of one thing; with several things, only its own words tell of which. */
const ofOneThing: ReadonlySet<FieldName> = new Set(["keyFeatures", "productDimensions"])
const isItsOwn = 0.5

interface Shared {
  readonly facts: readonly Fact[]
  /** Of one product, and nobody can tell of which. */
  readonly unknown: readonly Fact[]
}

/**
 * Of several products, each is told with what is said of it; what is said of all of them is shared out, so that no two
 * listings read alike. What every buyer has to know (care, delivery, price) stands in each. What names one product
 * stands with that one only.
 */
export function divideAmongProducts(facts: readonly Fact[], brief: Brief, subject: Product): Shared {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  const place = products.findIndex(({ name }) => name === subject.name)
  if (products.length < 2 || place < 0) return { facts, unknown: [] }
  const names = ownStems(products.map(({ name }) => stemsOf(name)))
  const whole = products.map(({ name, description }) => stemsOf(`${name} ${description}`))
  const texts = ownStems(whole)
  const heads = products.map(({ name }) => headOf(name))
  const unknown: Fact[] = []
  let turn = 0
  const kept = facts.flatMap((fact) => {
    if (fact.field === "productDescription") return [fact]
    if (fact.field === "priceRange") return [ownPrice(fact, names, place)]
    const words = new Set(wordsOf(fact.text))
    // "Coats, leads and bed covers": what names several of them is said of the shop.
    const isOfShop = heads.filter((head) => words.has(head)).length > 1 && /^(?:what|feature|made)$/.test(fact.topic)
    if (isOfShop) return [{ ...fact, topic: "story" as const }]
    return isOfThis(fact, words) ? [fact] : []
  })
  return { facts: kept, unknown }

  function isOfThis(fact: Fact, words: ReadonlySet<string>): boolean {
    if (contradicts(fact.text, subject.description)) return false
    if (ofOneThing.has(fact.field)) {
      if (whole.every((stems) => shareIn(fact.stems, stems) < isItsOwn)) unknown.push(fact)
      return shareIn(fact.stems, whole[place] ?? new Set()) >= isItsOwn
    }
    const called = heads.filter((head) => words.has(head))
    if (called.length > 0) return called.includes(heads[place] ?? "")
    const named = names.map((stems) => countIn(fact.stems, stems))
    if (named.some((count) => count > 0)) return (named[place] ?? 0) === Math.max(...named)
    if (!shopWide.has(fact.topic) || fact.isEcho) return true
    const shares = texts.map((stems) => countIn(fact.stems, stems))
    const most = Math.max(...shares)
    if (most > 0 && shares.filter((share) => share === most).length === 1) return shares[place] === most
    // What troubles buyers and what is promised are told once, with what is named first.
    if (/^(?:pain|promise)$/.test(fact.topic)) return place === 0
    const owner = turn % products.length
    turn += 1
    return owner === place
  }
}

const price = /(?:\b(?:from|about) )?(?:(?:US|CA|AU|NZ|A|C)?[$£€]|\d).*$/iu

/** "Fuel tap £14.50, temperature gauge £22" has a price for each. */
function ownPrice(fact: Fact, names: readonly ReadonlySet<string>[], place: number): Fact {
  const parts = fact.text.split(/[;,]\s+/)
  const owners = parts.map((part) => {
    const counts = names.map((stems) => countIn(stemsOf(part), stems))
    return counts.indexOf(Math.max(1, ...counts))
  })
  const own = owners.every((owner) => owner >= 0) ? parts.filter((_, at) => owners[at] === place) : []
  const text = own.length === 1 ? price.exec(own[0] ?? "")?.[0] : undefined
  return text === undefined ? fact : { ...fact, text, stems: stemsOf(text) }
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []).map(singular)

const together = /^(?:set|kit|pack|bundle|pair|collection|assortment|box|lot|pk|pcs?)$/

/** "Round proving basket set, 25 cm" is known by its basket. */
function headOf(name: string): string {
  const [first = ""] = name.split(/,|\s[-–|(]|\s(?:for|with|in|from|of)\s/)
  const words = wordsOf(first)
  return words.findLast((word) => !together.test(word)) ?? words.at(-1) ?? ""
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
