import { titleCase } from "../../../text/case/title-case.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { canBeBase, canBeThird } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
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
  const { name } = u.thing
  if (u.language !== "en" || name.split(" ").length > maxShortName || /[\d,]/.test(name)) return ""
  const head = singular(headNoun(name).toLowerCase())
  const keyword = ownKeywords(u).find(
    (each) =>
      each.split(" ").length > name.split(" ").length && hasAll(each, name) && singular(headNoun(each)) === head,
  )
  return keyword === undefined ? "" : titleCase(u.thing.isPlural === isPlural(keyword) ? keyword : "")
}
