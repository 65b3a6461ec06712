import { findTowns } from "../../../places/find-towns.ts"
import { countryOfCounty, isCountry, regions } from "../../../places/regions.ts"
import { regionCodes, stateCodes } from "../../../text/case/acronyms.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { nameIn } from "../../type/shape.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { betweenPlaces } from "../../write/is-area.ts"

const inTown = /^ in (?:the )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[\s.,]|$)/u

/** The town as people type it: for "Stokes Croft, Bristol", the one in the seller's keywords. */
export function townOf(u: Understanding): string {
  const parts = partsOf(u.thing.place)
  const typed = ` ${u.clean(u.brief.targetKeywords).toLowerCase().replace(/[,;]/g, " ")} `
  const town =
    parts.find((part) => typed.includes(` ${part} `)) ??
    (u.genre === "local" ? cityOf(parts) : undefined) ??
    parts[0] ??
    ""
  // "Small yoga studio in Totnes", and not "stand, welded in our shop in Viroqua"
  if (town === "") return townSaid(u)
  // Somebody in Spiddal whose keywords and description speak of Galway works in Galway.
  const isElsewhere =
    u.genre === "service" &&
    typed.split(" ").some((word) => word.length > 3 && isPlace(word)) &&
    !`${typed} ${u.brief.description.toLowerCase()}`.includes(town)
  return isElsewhere ? townSaid(u) : isTown(town) ? town : ""
}

/** "Launceston" of "driving lessons in Launceston" */
function townSaid(u: Understanding): string {
  const texts = [firstText(u), ...(u.genre === "service" ? u.runs.slice(0, 1).map(({ text }) => text) : [])]
  const found = texts.map((text) => inTown.exec(text.slice(nameIn(text).length))?.[1])
  return found.find((each) => each !== undefined)?.toLowerCase() ?? ""
}

/** Of "Douglas, Cork", neighbors type the city. */
function cityOf([first = "", second = ""]: readonly string[]): string | undefined {
  if (regions.some(({ name }) => name.toLowerCase() === second)) return undefined
  const codes = new Set(findTowns(first).map(({ countryCode }) => countryCode))
  const cities = findTowns(second)
  return cities.length > 0 && cities.every(({ countryCode }) => !codes.has(countryCode)) ? second : undefined
}

const isTown = (town: string): boolean => /^\p{L}[\p{L} '-]+$/u.test(town) && town.split(" ").length < 4

const partsOf = (place: string): string[] =>
  place
    .toLowerCase()
    .replace(/^(?:just )?(?:near|outside|by|around|close to|(?:north|south|east|west|inland) of) /, "")
    .split(/\s*[,/]\s*/)
    .flatMap((part) => part.split(betweenPlaces))
    .map(withoutRegion)

/** "Carrollton GA", "Mallow Co Cork", "Sedbergh Cumbria" */
function withoutRegion(town: string): string {
  const bare = town
    .replace(/ \p{L}+-?wide$/u, "")
    .replace(/^(?:all of )?(?:co\.?|county) (?=\p{L})/u, "")
    .replace(/ co\.? \p{L}+$/u, "")
  const words = bare.split(" ")
  const last = words.at(-1) ?? ""
  const isRegion =
    [stateCodes, regionCodes].some((codes) => codes.has(last.toUpperCase())) ||
    isCountry(last) ||
    countryOfCounty(last) !== undefined ||
    countryOfCounty(`county ${last}`) !== undefined ||
    regions.some(({ name }) => name.toLowerCase() === last)
  return words.length > 1 && isRegion && words.slice(0, -1).join(" ").length > 2 ? words.slice(0, -1).join(" ") : bare
}

const isPlace = (name: string): boolean =>
  !isTimeOrTongue.test(name) &&
  (countryOfCounty(`county ${name}`) !== undefined || name.split(" ").every((word) => placeName(word) !== undefined))

/** "In January", "on Mondays" and "in Irish" are no places. */
const isTimeOrTongue =
  /day$|ish$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|french|german|italian|latin|hindi|punjabi|urdu|chinese|arabic|polish|christmas|easter)$/

const maxServed = 3
const name = String.raw`(?:Co\.? |County |(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?`
const row = String.raw`${name}(?:, ${name})*(?:,? (?:and|&|\+) (?:(?:parts|all) of )?${name})?`
/** "Mayo and Sligo mostly", "we cover Cork, Kerry and Limerick", "across Dundee and Monifieth" */
const served = [
  new RegExp(String.raw`(?:^|, )(${row}) (?:mostly|mainly)\b`, "u"),
  new RegExp(String.raw`\b(?:in|across|around|throughout|cover(?:ing)?|serving) (?:the )?(${row})(?=[,.;]|$)`, "u"),
]

/** The other places that a business works in: people look for it in theirs. */
export function placesServed(u: Understanding, town: string): string[] {
  const based = betweenPlaces.test(u.thing.place.split(",")[0] ?? "") ? partsOf(u.thing.place.split(",")[0] ?? "") : []
  const told = [...u.facts, ...u.runs]
    .filter(({ topic, isEnglish }) => isEnglish && /^(?:what|place|delivery)$/.test(topic))
    .flatMap(({ text }) => served.map((pattern) => pattern.exec(text)?.[1] ?? ""))
    .flatMap((found) => found.split(/,\s*(?:and )?| and | & | \+ /))
    .map((found) => withoutRegion(found.replace(/^(?:parts|all) of /, "").toLowerCase()))
    .filter(isPlace)
  const all = [...based, ...told].filter((found) => isTown(found) && found !== town)
  return [...new Set(all)].slice(0, maxServed)
}
