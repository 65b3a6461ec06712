import { titleCase } from "../../../text/case/title-case.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { canBeBase, canBeThird } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { shared } from "./placed-title.ts"

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
