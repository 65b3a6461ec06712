import { countryOfCounty, isCountry, regions } from "../../places/regions.ts"
import { placeName } from "../../text/words/proper-names.ts"

/** Between two places; "Tyne and Wear" is one. */
export const betweenPlaces =
  /(?<!\b(?:tyne|brighton|hammersmith|kensington|hastings|trinidad|antigua|bosnia|kitts|vincent)) (?:and|&|\+) /i

const around =
  /\b(?:within|around|surrounding|covering|miles?|km|nearby|across|only|mainly|mostly|overseas|except|all (?:of|over|districts|suburbs|areas)|(?:island|city|state|county|province|country|nation)-?wide)\b/i

/** "Eganville to Barrys Bay" */
const fromTo = /\p{L}{3} to (?:the )?\p{Lu}/u

const isTown = (piece: string): boolean =>
  placeName(piece.toLowerCase()) !== undefined &&
  countryOfCounty(piece) === undefined &&
  !isCountry(piece) &&
  !regions.some(({ name }) => name.toLowerCase() === piece.toLowerCase())

const minTowns = 3

/** "Polokwane, Tzaneen, Mokopane": several towns, and none in the region or country behind it. */
function isRowOfTowns(place: string): boolean {
  const pieces = place.split(/,\s+/)
  return pieces.length >= minTowns && pieces.every(isTown)
}

/** "East Galway and a bit of Roscommon", "Leeds, within 25 miles", "Singapore, all districts except Sentosa": nobody is based in that, though somebody may work there. */
export const isArea = (place: string): boolean =>
  betweenPlaces.test(place) || around.test(place) || fromTo.test(place) || isRowOfTowns(place)
