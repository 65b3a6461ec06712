import type { Brief, Product } from "../../seo/brief.ts"
import { namesTimber, timbersIn } from "../../text/words/materials.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { withoutEnd } from "../write/grammar.ts"
import { stemsOf } from "./merge.ts"
import { soldAs, soldIn } from "./sold.ts"
import { isBeside } from "./work-offered.ts"

/**
 * The description of a shop beside its one product: "Skate laces and toe guards", and later "Toe guards are real suede". What
 * is said of the other things, or of the whole range, is told where the shop is.
 */
export function withOthersApart(facts: readonly Fact[], brief: Brief, subject: Product): readonly Fact[] {
  const { products } = brief
  const isOfOne = products.length === 1 && products.includes(subject) && subject.description.trim() !== ""
  const told = facts.filter(({ field }) => field === "description")
  // Of a run, its first words are a fact too.
  const [opening] = told.toSorted((a, b) => a.place - b.place || b.text.length - a.text.length)
  if (!isOfOne || opening === undefined) return facts
  const own = stemsOf(`${subject.name} ${subject.category} ${subject.description}`)
  const others = new Set([...othersIn(opening.text, own), ...(opening.isCareful ? filedIn(brief, own) : [])])
  const isHastyRange = others.size > 0 && !opening.isCareful
  // "Roof cradles and straps for kayaks" is no sentence about the one cradle.
  const isRowOfGoods = opening.shape === "noun" && othersIn(opening.text, own).size > 0
  let wasOfOthers = false
  return facts.map((fact) => {
    if (fact.field !== "description" || !fact.isEnglish) return fact
    wasOfOthers = sellsMore(fact, own) || isAboutOthers(fact, others, own) || (wasOfOthers && fact.isLeaning)
    // A careful opening is told whole, behind the product's own words.
    const isOfProduct = [...fact.stems].some((stem) => own.has(stem))
    const isOfRange =
      (isHastyRange && (fact === opening || !isOfProduct)) ||
      (fact === opening && isRowOfGoods) ||
      isRange(fact, subject) ||
      (fact !== opening && isChoiceOfTimbers(fact, subject))
    return wasOfOthers || isOfRange ? { ...fact, topic: "shop" as const } : fact
  })
}

/** "Mango, jalapeno, lime" of a mango sauce, "4 flavors", "96 in and 108 in" of a lace of 96 in: the choice in the shop. */
function isRange({ text, shape, isCareful }: Fact, { name }: Product): boolean {
  if (isCareful) return false
  const own = stemsOf(name)
  const parts = withoutEnd(text).split(/, (?:and |or )?/)
  const isNamed = (part: string): boolean => {
    const stems = [...stemsOf(part)]
    // "Johnson T8 treadmill, foldable, max 16 km/h" is the thing itself.
    return stems.length > 1 && stems.length < own.size && stems.every((stem) => own.has(stem))
  }
  const isRow =
    parts.length >= minRow && parts.every((part) => part.split(" ").length <= maxName && !/^\d| has /.test(part))
  const isRowWithOwn = isRow && parts.filter(isNamed).length === 1
  const [ownMeasure = ""] = measuresIn(name)
  const measures = new Set(measuresIn(parts[0] ?? ""))
  const sizes = lengths.exec(text)?.[0].split(/[ ,/]+/) ?? []
  const isStated = /^(?:sentence|command|third)$/.test(shape)
  return (
    (!isStated && (isRowWithOwn || kindsOffered.test(text))) ||
    (measures.size > 1 && measures.has(ownMeasure)) ||
    sizes.some((size) => ownMeasure.startsWith(size))
  )
}
/** "72 84 96 inch" */
const lengths = /^(?:\d[\d.]*[ ,/]+){2,}\d[\d.]*(?= ?(?:in|inch|inches|cm|mm|ft)\b)/i
const minRow = 3
const maxName = 4
const measuresIn = (text: string): string[] => (text.match(measure) ?? []).map((each) => each.replace(" ", ""))
const measure = /\d[\d.]* ?(?:in|inch|cm|mm|ft|oz|g|kg|lb|ml|l)\b/giu
const kindsOffered =
  /^(?:\d+|two|three|four|five|six|several) (?:flavou?rs|scents|varieties|kinds|sorts|heats|blends|designs)\b/i

/** "Poodle socks" among the collections of a shop for bun wigs */
const filedIn = ({ shopifyCollections }: Brief, own: ReadonlySet<string>): string[] =>
  shopifyCollections
    .split(/[,;\n]| and | & /i)
    .map((name) => name.trim())
    .filter((name) => isPlural(name))
    .flatMap((name) => [...stemsOf(headNoun(name))].slice(0, 1))
    .filter((stem) => !own.has(stem))

/** "Plum, holly, yew, laburnum and spindle" of a bobbin in plum wood: what the shop works with. */
function isChoiceOfTimbers({ text, isCareful }: Fact, { name, description }: Product): boolean {
  const own = `${name} ${description}`
  const isOne = namesTimber(own) && timbersIn(own).length < 2
  return isCareful && isOne && !/^(?:each|every)\b/i.test(text) && new Set(timbersIn(text)).size >= minRow
}

/** The nouns of what else is sold, if the product is one of the row. */
function othersIn(text: string, own: ReadonlySet<string>): ReadonlySet<string> {
  const { each = [] } = soldIn(text) ?? soldAs(withoutEnd(text)) ?? {}
  const heads = each.filter((name) => isPlural(name)).map((name) => [...stemsOf(headNoun(name))][0] ?? "")
  const others = heads.filter((stem) => stem !== "" && !own.has(stem))
  return new Set(others.length > 0 && others.length < heads.length ? others : [])
}

/** "I also make leather slings" beside a ring; "we also run a ring workshop" is about rings. */
function sellsMore({ text }: Fact, own: ReadonlySet<string>): boolean {
  const sold = isBeside(text) ? soldIn(text) : null
  const stems = [...stemsOf(sold?.name ?? "")]
  return sold !== null && !sold.isService && stems.filter((stem) => own.has(stem)).length * 2 < stems.length
}

const maxSubject = 5

/** "Combs are listed by bevel", in the shop's words about its combs */
function isAboutOthers({ text }: Fact, others: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const words = text.split(/\s+/).slice(0, maxSubject)
  const verb = words.findIndex((word) => /^(?:auxiliary|third|base)$/.test(kindOf(word)))
  const subject = [...stemsOf(words.slice(0, verb < 0 ? 2 : verb).join(" "))]
  return subject.some((stem) => others.has(stem)) && !subject.some((stem) => own.has(stem))
}
