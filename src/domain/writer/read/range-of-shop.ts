import type { Product } from "../../seo/brief.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { hasMoney } from "../../text/measure/money.ts"
import { numberValue } from "../../text/measure/number-words.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import { stemsOf } from "./merge.ts"
import { isTold } from "./owners-in.ts"
import { countIn, headOf, ownStems } from "./product-names.ts"

/** Facts for one product, of what a shop says about several. */
type ToldOfOne = <T extends { readonly fact: Fact }>(typed: T) => readonly T[]

const nothing: ReadonlySet<string> = new Set()
const ofSet = /(?<!\p{L})sets?(?!\p{L})/iu
const counted = /(?<!\p{L})(?:sets?|packs?|box(?:es)?|lots?|bundles?) of (\d+|\p{L}+)/iu
const exception = /(?<!\p{L})(?:all|every one|each|both) (?:but|except|bar)(?!\p{L})/iu
/** "Skulls of Australian animals: wombat, Tasmanian devil and platypus" */
const row = /^([^:]{12,}): ([^:.]+)\.?$/
const fewest = 3

export function toldOfOne(facts: readonly Fact[], products: readonly Product[], subject: Product): ToldOfOne {
  const set = products.map(({ name }) => counted.exec(name)).find((found) => found !== null)
  const isOfOther = set != null && !counted.test(subject.name) && !ofSet.test(`${subject.name} ${subject.category}`)
  const count = isOfOther ? countOf(set?.[1] ?? "") : null
  const own = stemsOf(`${subject.name} ${subject.category} ${subject.description}`)
  const items =
    facts
      .filter(isTold)
      .map(({ text }) => itemsIn(text))
      .find((found) => found.length >= fewest) ?? []
  // "Turned from timber: yew, plum and holly" tells of one thing.
  const named = ownStems(products.map(({ name }) => stemsOf(name)))
  const namedInRow = named.filter((stems) => items.some((item) => countIn(stemsOf(item), stems) > 0))
  const isNamed =
    namedInRow.length > 1 &&
    namedInRow.includes(named[products.findIndex(({ name }) => name === subject.name)] ?? nothing)
  // "The devil's canines" are those of the Tasmanian devil.
  const itemHeads = items.flatMap((item) => [...stemsOf(item.split(" ").at(-1) ?? "")])
  const others = new Set(isNamed ? itemHeads.filter((stem) => !own.has(stem)) : [])
  const heads = products.map(({ name }) => headOf(name))
  const called = stemsOf(products.map(({ name, category }) => `${name}. ${category}`).join(". "))
  const textOf = (fact: Fact): string => {
    if (/^(?:productDescription|priceRange)$/.test(fact.field)) return fact.text
    if (isOfOther && (ofSet.test(fact.text) || saysAll(fact.text, count))) return ""
    // An offer or a fault is told wherever it may matter.
    const isPlain = isTold(fact) && fact.isCareful && fact.topic !== "condition" && !hasMoney(fact.text)
    if (isPlain && countsAll(fact.text, products.length)) return ""
    if (!isNamed) return isPlain ? ofOne(fact.text, subject, heads, called) : fact.text
    const [, before = ""] = row.exec(fact.text) ?? []
    if (before !== "" && itemsIn(fact.text).length >= fewest) return before
    const isOfItem = [...stemsOf(fact.text)].some((stem) => others.has(stem))
    return isTold(fact) && (isOfItem || exception.test(fact.text)) ? "" : fact.text
  }
  return (typed) => {
    const text = textOf(typed.fact)
    if (text === typed.fact.text) return [typed]
    return text === "" ? [] : [{ ...typed, fact: { ...typed.fact, text, stems: stemsOf(text) } }]
  }
}

/** Short names; "a tray of 20 by 25 cm with a wool felt pad" is none. */
export const itemsIn = (text: string): string[] => {
  const items = (row.exec(text)?.[2] ?? "").split(/, (?:and )?| and /).filter(Boolean)
  return items.every((item) => item.split(" ").length <= maxName) ? items : []
}
const maxName = 4

const kindsOf =
  /^(?:There are )?(\d+|\p{L}+) (?:\p{Ll}+ )?(?:kinds|sorts|types|styles|versions|models|designs|patterns|things|products|items|apps|options|choices)(?!\p{L})/u

/** "Three kinds depending on the yarn" and "carved on two of three" are said of all that the shop has. */
function countsAll(text: string, count: number): boolean {
  const [, first = ""] = kindsOf.exec(text) ?? []
  const [, whole = ""] =
    /(?<!\p{L})(?:one|two|three|four|five|both|most|some|none) of (?:the )?(\d+|\p{L}+)(?!\p{L})/iu.exec(text) ?? []
  return countOf(first) === count || countOf(whole) === count
}

/** "Drop spindles turned from windfall wood" is one spindle on the page of a spindle, and nothing on that of a bowl. */
function ofOne(
  text: string,
  { name, description }: Product,
  heads: readonly string[],
  called: ReadonlySet<string>,
): string {
  const ofRow = ofOneInRow(text, name, heads)
  if (ofRow !== "") return ofRow
  const several = nameIn(text).split(" ").at(-1) ?? ""
  // "Two brushes from my own shop floor"
  const isOfAll = ofAnything.test(several) || [...stemsOf(several)].some((stem) => called.has(stem))
  const [, count = ""] = /^(\d+|\p{L}+) /u.exec(text) ?? []
  if (isOfAll && isPlural(several) && countOf(count.toLowerCase()) === heads.length) return ""
  const [stem = ""] = stemsOf(several)
  const isRange = shapeOf(text).shape === "noun" && isPlural(several) && heads.includes(stem)
  // "Pens, ink and paper" are a row.
  const isRow = rowGoesOn.test(text.slice(text.indexOf(several) + several.length))
  if (!isRange || isRow || isPlural(headNoun(name))) return text
  if (headOf(name) === stem) return / of /.test(text) ? text : text.replace(several, () => singular(several))
  return stemsOf(description).has(stem) ? text : ""
}

/** "Lambswool throws and cushions woven in Galashiels" is a cushion woven there; of what wool, only the throws are said to be. */
function ofOneInRow(text: string, name: string, heads: readonly string[]): string {
  const row = nameIn(text)
  const parts = row.split(/, (?:and )?| and /)
  const headIn = (part: string): string => [...stemsOf(part.split(" ").at(-1) ?? "")][0] ?? ""
  const own = parts.find((part) => headIn(part) === headOf(name))
  const areNamed = parts.every((part) => heads.includes(headIn(part)) && isPlural(headNoun(part)))
  // "I make staircases and windows" is about the maker.
  const isNoun = !/^(?:i|we|our|my)\b/i.test(row) && text.startsWith(row)
  if (parts.length < 2 || own === undefined || !areNamed || !isNoun) return ""
  return sentenceCase(`${isPlural(headNoun(name)) ? own : singular(own)}${text.slice(row.length)}`)
}

const ofAnything = /^(?:tools|things|items|pieces|goods)$/i

const rowGoesOn = /^(?:, \p{L}+(?: \p{L}+)?){0,4},? (?:and|or) \p{L}/u

const countOf = (typed: string): number | null => (/^\d+$/.test(typed) ? Number(typed) : numberValue(typed))

/** "All twelve are cut from one log" */
const saysAll = (text: string, count: number | null): boolean => {
  const [, typed = ""] = /(?<!\p{L})all (\d+|\p{L}+)(?!\p{L})/iu.exec(text) ?? []
  return typed !== "" && countOf(typed) !== null && countOf(typed) === count
}
