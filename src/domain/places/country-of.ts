import { codeNamed } from "./country-names.ts"
import { findTowns, withoutDwarfed } from "./find-towns.ts"
import { countries, countryOfCounty, regions } from "./regions.ts"

const maxPlace = 120
const maxWords = 3

/** "Port of Spain" is not in Spain. */
const ofAnother = /\b(?:port|gulf) of \p{L}+/giu

/** The country of a typed place: by its name, by a region's, or by a town that is in one country only. */
export function countryOf(place: string): string | null {
  const text = place.slice(0, maxPlace).replace(ofAnother, " ")
  const pieces = text.split(/\s*[,;/|]\s*|\s+(?:and|&|or)\s+/u).filter(Boolean)
  const named = only(pieces.flatMap((piece) => phrasesOf(piece).flatMap(countriesNamed)))
  // "Prince Albert, South Africa" is no town of Canada.
  const elsewhere = codeNamed(pieces.map((piece) => piece.trim().toLowerCase()))
  return named ?? elsewhere ?? only(pieces.flatMap((piece) => phrasesOf(piece).flatMap(countriesOfTown)))
}

/** Up to three words in a row: "near Findlay Ohio" has "Ohio", and "Newton Abbot" is one town. */
function phrasesOf(piece: string): readonly string[] {
  const words = piece.trim().split(/\s+/)
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxWords, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(" "),
    ),
  )
}

function countriesNamed(phrase: string): readonly string[] {
  // "Ring us" names no country.
  const country = /^(?:us|ni|gb)$/.test(phrase)
    ? undefined
    : countries.find(({ pattern }) => pattern.test(phrase))?.code
  const isUpper = /^\p{Lu}{2,3}$/u.test(phrase)
  const found = regions.filter(
    ({ letters, name }) => (isUpper && letters === phrase) || name.toLowerCase() === phrase.toLowerCase(),
  )
  return [country, countryOfCounty(phrase), ...found.map(({ countryCode }) => countryCode)].flatMap(
    (code) => code ?? [],
  )
}

const minTown = 4

const countriesOfTown = (phrase: string): readonly string[] =>
  phrase.length < minTown ? [] : withoutDwarfed(findTowns(phrase)).map(({ countryCode }) => countryCode)

/** The code, if each is the same. */
const only = (codes: readonly string[]): string | null => {
  const [first = null] = codes
  return codes.every((code) => code === first) ? first : null
}

const posts: readonly (readonly [name: RegExp, code: string])[] = [
  [/\b(?:royal mail|parcelforce|evri|myhermes)\b/i, "GB"],
  [/\b(?:usps|us postal)\b/i, "US"],
  [/\b(?:australia post|auspost|aus post)\b/i, "AU"],
  [/\bcanada post\b/i, "CA"],
  [/\bnz post\b/i, "NZ"],
  [/\ban post\b/i, "IE"],
  [/\b(?:india post|dtdc|delhivery)\b/i, "IN"],
]

/** "Double boxed UPS ground from Dayton OH" */
const sentFrom = /\bfrom ((?:\p{L}+ ){1,2}\p{Lu}{2})(?=$|[.,;)])/u

/** The country whose post or carrier takes the parcels, or where they are sent from. */
export const countryOfPost = (text: string): string | null =>
  only(posts.flatMap(([name, code]) => (name.test(text) ? [code] : []))) ?? countryOf(sentFrom.exec(text)?.[1] ?? "")
