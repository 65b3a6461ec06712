import { setOf } from "../../type/set-of.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isDepartment, isShelf } from "./shelves.ts"

const minWords = 2
const maxWords = 5
const maxTitle = 7

/** The thing as its seller names it, for a listing without any other phrase: an app's trade, a short title of a video, a name up to its measures. */
export function namedPlainly(u: Understanding): string[] {
  if (u.language !== "en") return []
  const found = u.genre === "app" ? tradeOf(u) : u.genre === "video" ? titleOf(u) : nameOf(u)
  return found === "" ? [] : [found]
}

/** "Brick kiln record keeping" */
function tradeOf({ brief, clean }: Understanding): string {
  const trade = clean(brief.industry).toLowerCase()
  const isTrade = /^\p{L}[\p{L}' -]+ \p{L}+$/u.test(trade) && !/ (?:and|&) | (?:apps?|software|tools?)$/.test(trade)
  return isTrade && isShort(trade) && !isShelf(trade) && !isDepartment(trade) ? trade : ""
}

/** "Cleaning a seized Penn 209" */
function titleOf({ thing }: Understanding): string {
  const isTyped = /^[\p{L}\d'’ -]+$/u.test(thing.name) && !/\b(?:I|we|me|us|my|our)\b/i.test(thing.name)
  return isTyped && thing.name.split(" ").length <= maxTitle ? thing.name.toLowerCase() : ""
}

/** "Brass heat-set inserts" of "Brass heat-set inserts M3 x 5.7 mm for 3D printing", "Ontario licence plates" of a lot of 40 */
function nameOf({ genre, thing }: Understanding): string {
  const [name = ""] = thing.name.replace(setOf, "").split(/,| (?:for|with|from|of) | (?=\S*\d)/)
  const last = name.split(" ").at(-1)?.toLowerCase() ?? ""
  const isName = /^[\p{L}'’ -]+$/u.test(name) && isShort(name) && namesAThing(last) && !name.includes(" and ")
  return genre !== "service" && isName ? name.toLowerCase() : ""
}

const isShort = (phrase: string): boolean => {
  const count = phrase.split(" ").length
  return count >= minWords && count <= maxWords
}
