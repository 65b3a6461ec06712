import { isRightWord } from "../spell/right-words.ts"
import { placeName } from "../words/proper-names.ts"
import { kindOf } from "../words/word-kinds.ts"
import { wordSet } from "../words/word-set.ts"
import { capitalised } from "./capitalised.ts"

/** Counties behind "co" whose names are also words or given names. */
const counties = wordSet(
  "mayo cork clare down kerry derry durham donegal longford kildare kilkenny carlow antrim tyrone",
)

/** "Co Meath": nothing else follows these two letters. */
export const isCounty = (low: string): boolean => counties.has(low) || placeName(low) !== undefined || !isRightWord(low)

const behindCo = /(?<![\p{L}\d])(?:co|county) (\p{Ll}{4,})(?![\p{L}\d'’])/gu

/** "In port augusta", "from san fernando": behind a preposition, the first word is known, and the second is a name. */
const behindOpening =
  /(?<=(?<!\p{L})(?:in|from|near|nr|round|around|at|to|of|and|across|over|outside) )(?:port|san|santa|saint|fort|mount|lake|glen|loch|lough) (\p{Ll}{4,})(?![\p{L}\d'’])/gu

/** "On rice lake": a noun without an article before the water or the road is its name. */
const beforeWater =
  /(?<=(?<!\p{L})(?:in|from|near|nr|on|round|around|at) )(\p{Ll}{3,}) (?:lake|river|creek|county|loch|lough)(?![\p{L}\d'’-])/gu

const isName = (low: string): boolean => !isRightWord(low) || placeName(low) !== undefined

const inCapitals = (found: string): string => found.split(" ").map(capitalised).join(" ")

/** Places of two words that a seller typed in lowercase, as they are written. */
export const withPlacesOfTwo = (text: string): string =>
  text
    // "In co Clare"
    .replace(/(?<=(?:in|from|near|around|of|across) )co\.? (?=\p{Lu}\p{Ll}{3,}(?!\p{L}))/gu, "Co ")
    .replace(behindCo, (found, county: string) => (isCounty(county) ? inCapitals(found) : found))
    .replace(behindOpening, (found, name: string) => (isName(name) ? inCapitals(found) : found))
    .replace(beforeWater, (found, name: string) => (kindOf(name) === "noun" ? inCapitals(found) : found))
