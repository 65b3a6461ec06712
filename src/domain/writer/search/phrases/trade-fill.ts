import { isProduct } from "../../is-product.ts"
import { nameIn } from "../../type/shape.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { isOneLine } from "./is-one-line.ts"
import { placesServed, townOf } from "./towns.ts"
import { isWork, typesOf, worksJoined } from "./types-typed.ts"

const maxWords = 5
const maxPlaces = 2
const minWork = 3

/** Of a business with one line, each work that its name, its type and its first words tell, in each place where it is done. */
export function tradeFill(u: Understanding): string[] {
  if (u.genre !== "service" || u.language !== "en" || !isOneLine(u)) return []
  const town = townOf(u)
  const places = [...(town === "" ? [] : [town]), ...placesServed(u, town)].slice(0, maxPlaces)
  const named = isProduct(u) ? [u.subject.name.toLowerCase()] : []
  const works = [...new Set([...named, ...typesOf(u), ...worksInFirst(u)])].filter((work) => work.includes(" "))
  return [
    ...works.slice(0, 1).flatMap((work) => places.map((place) => placed(work, place))),
    ...works.slice(1).flatMap((work) => [...places.slice(0, 1).map((place) => placed(work, place)), work]),
    ...works.slice(0, 1),
  ].filter((phrase) => phrase.split(" ").length <= maxWords)
}

/** "Boat shrink wrapping mahone bay", where "winter boat shrink wrapping" would be too long before a town */
function placed(work: string, place: string): string {
  const words = work.split(" ")
  const isLong = words.length + place.split(" ").length > maxWords
  return `${isLong ? words.slice(-minWork).join(" ") : work} ${place}`
}

/** "Septic tank emptying" and "septic tank inspection" of "septic tank emptying and inspection across Clare", each language of an interpreter */
function worksInFirst(u: Understanding): string[] {
  const [first = ""] = withoutEnd(firstText(u)).split(/,\s|;/)
  const name = nameIn(first).toLowerCase()
  const [, one = "", other = "", who = ""] = /^(\p{L}+) and (\p{L}+) (\p{L}+(?:er|or|ist)s?)$/u.exec(name) ?? []
  if (who !== "") return [`${one} ${who}`, `${other} ${who}`]
  const [, thing = "", work = "", more = ""] = /^(.+) (\p{L}+ing|repairs?) and (\p{L}+(?:ing|ion)s?)$/u.exec(name) ?? []
  const works = more === "" ? worksJoined(name) : [`${thing} ${work}`, `${thing} ${more}`]
  return isWork(works[0] ?? "") ? works.filter((each) => more !== "" || isWork(each)) : []
}
