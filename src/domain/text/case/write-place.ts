import { codeNamed } from "../../places/country-names.ts"
import { findTowns } from "../../places/find-towns.ts"
import { countryOfCounty } from "../../places/regions.ts"
import { isCommonWord, isRightWord } from "../spell/right-words.ts"
import { properNames } from "../words/proper-names.ts"
import { regionCodes, stateCodes } from "./acronyms.ts"
import { capitalised } from "./capitalised.ts"
import { normalizeCase } from "./normalize-case.ts"
import { isCounty } from "./places-of-two.ts"
import { titleCase } from "./title-case.ts"

/** Words about a place that are not part of its name: with one of them, the text is a sentence. */
const saying =
  /\b(?:we|i|our|my|all|only|serving|covering|cover|based|deliver|delivery|pickup|pick|ship|ships|near|miles|within|around|surrounding|free)\b/i

const reach = /^up to \d/

const running = /(?<!\p{L})(?:at|on|in|off|of|to|from|by|past|behind|beside|opposite) (?:an?|the) \p{Ll}/u

/**
 * "mesa az" as "Mesa, AZ" and "tucson, oro valley" as "Tucson, Oro Valley"; a text with more than a place stays
 * unchanged.
 */
export function writePlace(text: string): string {
  const [, beside] = /^nr\.? (\p{L}.*)$/iu.exec(text) ?? []
  if (beside !== undefined) return `near ${writePlace(beside)}`
  if (saying.test(text) || text.length > 80) return text
  const parts = text.split(/(\s*[,;/|]\s*(?:also )?|\s+also\s+)/)
  // "Yass NSW, 5 km out of town on a sealed road", of a seller who sets capitals
  const isAsTyped = (part: string): boolean => (/\p{Lu}/u.test(text) && running.test(part)) || reach.test(part)
  // In a list of places, a comma before the state would make the state a place of the list.
  const comma = parts.filter((part, at) => at % 2 === 0 && !reach.test(part)).length > 1 ? "" : ","
  return parts
    .map((part, at) => (at % 2 === 1 || isAsTyped(part) ? part : writePart(part, comma)))
    .join("")
    .replace(noPlace, (found) => found.toLowerCase())
}

/** "Skipton, Keighley and villages between" */
const noPlace = /\band (?:(?:villages|towns|areas|places|everywhere) )?(?:in )?(?:between|around|nearby)$/iu

/** "Peckham se15" */
const outwardCode = /^(.*\p{L}{3,}) ([a-z]{1,2}\d{1,2}[a-z]?)$/iu

function writePart(part: string, comma: string): string {
  const [, before, outward = ""] = outwardCode.exec(part) ?? []
  if (before !== undefined) return `${writePart(before, comma)} ${outward.toUpperCase()}`
  if (/^[A-Za-z]{2}$/.test(part) && [stateCodes, regionCodes].some((codes) => codes.has(part.toUpperCase())))
    return part.toUpperCase()
  if (regionCodes.has(part.replace(/ \d{4,5}$/, ""))) return part
  const [, town, code = "", postcode = ""] = /^(.*\p{L}{2,}),? ([A-Za-z]{2,3})( \d{4,5})?$/u.exec(part) ?? []
  const isTown = town !== undefined && (stateCodes.has(code.toUpperCase()) || regionCodes.has(code.toUpperCase()))
  // The "NE" of Calgary is a quarter of the city, and may be Nebraska elsewhere.
  if (isTown) return `${writeTown(town)}${/^ne$/i.test(code) ? "" : comma} ${code.toUpperCase()}${postcode}`
  return withRegionApart(part, comma)
}

/** "Bidar karnataka india" as "Bidar, Karnataka, India"; "Northern Ireland" and "South Wales" are whole. */
function withRegionApart(part: string, comma: string): string {
  const words = part.split(" ")
  const count = [3, 2, 1].find((each) => words.length > each && isWide(words.slice(-each).join(" ").toLowerCase()))
  const place = words
    .slice(0, -(count ?? 0))
    .join(" ")
    .replace(/,$/, "")
  const isPart = /(?:^| )(?:north|south|east|west|mid|central|new|upper|lower)(?:ern)?$/i.test(place)
  // "A bit of Kent"
  const goesOn = /(?:^| )(?:of|in|and|&|the|to|on|or|isle|port|co\.?|county)$/i.test(place)
  if (count === undefined || isPart || goesOn || !/\p{L}{3}/u.test(place)) return writeTown(part)
  // A country behind a region is no place of a list.
  const joint = isWide(place.toLowerCase()) ? "," : comma
  return `${withRegionApart(place, comma)}${joint} ${titleCase(words.slice(-count).join(" ").toLowerCase())}`
}

/** Adds capitals if the text has none, or nothing else. */
const writeTown = (town: string): string => withCityApart(writeCounty(town))

/** "Erdington, Birmingham": a name that is no word, and the city that it is a part of; "Milton Keynes" is one town. */
function withCityApart(town: string): string {
  const [, part = "", city = ""] = /^(\p{Lu}\p{Ll}{3,}) (\p{Lu}\p{Ll}{3,})$/u.exec(town) ?? []
  const isPartOfCity =
    part !== "" &&
    !isWide(town.toLowerCase()) &&
    !isCommonWord(part.toLowerCase()) &&
    findTowns(city).length > 0 &&
    findTowns(town).length === 0
  return isPartOfCity ? `${part}, ${city}` : town
}

const writeCounty = (town: string): string => {
  const [, before = "", typed = "", county] = /^(.*\p{L}{3,}[ ,]+)?(co\.?|county) (\p{L}{4,})$/iu.exec(town) ?? []
  if (county !== undefined && isCounty(county.toLowerCase()))
    return [
      before === "" ? "" : `${writeWords(before.replace(/[ ,]+$/, ""))}, `,
      /^county$/i.test(typed) ? "County " : "Co. ",
      titleCase(county.toLowerCase()),
    ].join("")
  return writeWords(town)
}

const writeWords = (town: string): string =>
  /\p{Ll}/u.test(town) && /^\p{Lu}|\s\p{Lu}/u.test(town)
    ? // "Geelong west", "Hisar haryana", "Pinelands cape town"
      withFirstCapital(town).replace(/(?<= )\p{Ll}{4,}(?!\p{L})/gu, (word, at: number) =>
        ((at + word.length === town.length || ofSide.test(word)) && ofTown.test(word)) ||
        !isRightWord(word) ||
        properNames.has(word) ||
        isWholeName(town, at)
          ? titleCase(word)
          : word,
      )
    : titleCase(/\p{Lu}/u.test(town) ? normalizeCase(town, new Set()).toLowerCase() : normalizeCase(town, new Set()))

/** "Hamilton Ontario", and "the Netherlands" */
const withFirstCapital = (place: string): string => (place.startsWith("the ") ? place : capitalised(place))

const maxNames = 4

/** In a place of a few words, each is a part of its name, but for a last "area". */
function isWholeName(town: string, at: number): boolean {
  const words = town.split(" ")
  const [first = ""] = town.slice(at).split(" ")
  // The "town" of "Sligo town" is none of its name, and that of "cape town" is.
  const isBehindName = /\p{Lu}\S*$/u.test(town.slice(0, at).trimEnd())
  return (
    words.length <= maxNames &&
    !words.some((word) => /\d|[().]/.test(word) || notInNames.test(word)) &&
    !(isBehindName && sortOfPlace.test(first))
  )
}

const notInNames =
  /^(?:in|at|on|off|from|to|is|or|just|side|outside|outskirts|areas?|suburbs?|region|surrounds|market|shop)$/i
const sortOfPlace = /^(?:city|town|village|county|district|centre|center|harbou?r|beach|estate|station|road|street)$/

const ofSide = /^(?:north|south|east|west)$/
const ofTown = /^(?:north|south|east|west|central|park|hill|bay|beach|heights|valley)$/

/** "Ipoh Malaysia", "Ludlow Shropshire", "Port of Spain Trinidad" */
export const isWide = (low: string): boolean =>
  states.has(low) ||
  codeNamed([low]) !== null ||
  countryOfCounty(low) === "GB" ||
  countryOfCounty(`county ${low}`) === "IE"

const states: ReadonlySet<string> = new Set(
  [
    "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois",
    "indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana",
    "nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania",
    "rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|england|scotland",
    "wales|ireland|uk|usa|canada|australia|ont|alta|sask|ontario|quebec|alberta|manitoba|saskatchewan|british columbia",
    "nova scotia|new brunswick|queensland|tasmania|new south wales|victoria|new zealand|south africa|india|kenya|nigeria",
    "kwazulu-natal|gauteng|limpopo|mpumalanga|western cape|eastern cape|northern cape|karnataka|gujarat|maharashtra",
    "rajasthan|kerala|tamil nadu|punjab|haryana|telangana|west bengal|uttar pradesh|madhya pradesh|andhra pradesh",
    "himachal pradesh|uttarakhand|odisha|bihar|assam|goa|kashmir|trinidad",
  ].flatMap((row) => row.split("|")),
)
