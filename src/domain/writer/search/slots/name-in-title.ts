import { titleCase } from "../../../text/case/title-case.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { canBeBase, canBeThird } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { withoutMaker } from "../attributes/thing-names.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { hasAll, shared } from "./placed-title.ts"

const lowered = (text: string): string => text.toLowerCase().replace(/^(?:an?|the|our|my) /, "")

/** "Mallee Poultry", and its "Mallee 9 kg Treadle Feeder" */
export function behindBrand(brand: string, name: string): string {
  const [first = "", ...rest] = name.split(" ")
  const isAgain =
    rest.length > 1 && lowered(brand).split(" ").includes(first.toLowerCase()) && shared(rest.join(" "), brand) === 0
  return `${brand} ${isAgain ? rest.join(" ") : name}`
}

/** "Trail gaiters keep gravel out": behind a plural, a verb begins what they do. */
export function goesOn(phrase: string, name: string): boolean {
  const [next = ""] = lowered(phrase).slice(name.length).trim().split(" ")
  return isPlural(name) ? canBeBase(next) : canBeThird(next)
}

const maxShortName = 3

/** The keyword with every word of a short name and more: "heated poultry waterer base" of a "heated base". */
export function fullerKeyword(u: Understanding): string {
  const name = u.writing.startsTitleWithBrand ? withoutMaker(u.thing) : u.thing.name
  // A product is called as its seller calls it.
  const isNamed = u.brief.products.some((product) => product.name === u.subject.name)
  if (u.language !== "en" || isNamed || name.split(" ").length > maxShortName || /[\d,]/.test(name)) return ""
  const head = singular(headNoun(name).toLowerCase())
  const keyword = ownKeywords(u).find(
    (each) =>
      each.split(" ").length > name.split(" ").length && hasAll(each, name) && singular(headNoun(each)) === head,
  )
  return keyword === undefined ? "" : titleCase(u.thing.isPlural === isPlural(keyword) ? keyword : "")
}

const ofHealth =
  /\b(?:swollen|sore|pains?|aching|\p{L}*aches?|arthritis|diabet\p{L}+|acne|eczema|anxiety|injur\p{L}+)\b/iu

/** "Jumbo Claw Clip for Thick Hair", where "claw clip for thick hair" is one of the seller's keywords. */
export function forUse(title: string, u: Understanding): string {
  const [first = "", ...rest] = title.split(", ")
  if (u.language !== "en" || u.genre !== "goods" || / (?:for|with|in|from|of) /i.test(title)) return title
  const head = singular(subjectOf(u).head)
  const known = new Set(contentWords(title))
  const [, use] =
    ownKeywords(u)
      .map((each) => each.split(" for "))
      .find(
        ([called = "", whom = ""]) =>
          whom !== "" &&
          singular(headNoun(called)) === head &&
          !ofHealth.test(whom) &&
          contentWords(whom).every((stem) => !known.has(stem)),
      ) ?? []
  return use === undefined ? title : [`${first} for ${titleCase(use)}`, ...rest].join(", ")
}
