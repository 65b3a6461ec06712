import { cleanText } from "../../text/clean.ts"
import { titleCase } from "../../text/title-case.ts"
import { countries, regions } from "../knowledge/regions.ts"

export interface Place {
  /** As people write it: "Tucson, AZ". */
  readonly shown: string
  /** Empty where only a state or a country was named. */
  readonly city: string
  /** Further towns and neighborhoods. */
  readonly others: readonly string[]
  /** As Google's list of places has each: "Tucson,Arizona,United States". */
  readonly targets: readonly string[]
  readonly countryCode: string
}

/** Said around a place, and no part of its name. */
const around =
  /\b(?:(?:the )?greater|metro(?:politan)?(?: area)?|(?:and )?(?:the )?(?:surrounding|nearby) (?:areas?|towns?|communities|suburbs|cities)|area|region|serving|based in|located in|within \d+ (?:miles|mi|km) of|\d+[- ](?:mile|mi|km) radius (?:of|around)|all of|near|around|local to|downtown)\b/giu
const zip = /\b\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g

/** The towns, the state and the country of what was typed as a location. */
export function readPlace(location: string): Place {
  const text = withComma(cleanText(location).replaceAll("\n", ", ").slice(0, 200).replace(zip, " ").trim())
  const pieces = text
    .split(/\s*[,;/|]\s*|\s+(?:and|&)\s+/u)
    .map((piece) =>
      piece
        .replace(around, " ")
        .replace(/\s+/g, " ")
        .replace(/^[\s.]+|[\s.]+$/g, ""),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !/^\d/.test(piece))
  const country = pieces.map(findCountry).find((found) => found !== undefined)
  const regionCode = pieces
    .slice(1)
    .map(findRegion)
    .find((found) => found !== undefined)
  const region = regionCode === undefined ? undefined : regions.get(regionCode)
  const towns = pieces.filter(
    (piece, at) => findCountry(piece) === undefined && (at === 0 || findRegion(piece) === undefined),
  )
  const [city = "", ...others] = [...new Set(towns.map(titled))]
  const shownRegion = regionCode ?? (country?.code === "US" ? undefined : country?.name)
  const countryName = country?.name ?? region?.country ?? "United States"
  const canonical = (town: string) => [town, region?.name, countryName].filter((part) => part !== undefined).join(",")
  return {
    shown: [city, shownRegion].filter((part) => part !== undefined && part !== "").join(", ") || text,
    city,
    others: others.slice(0, 5),
    targets: city === "" ? [countryName] : [city, ...others.slice(0, 5)].map(canonical),
    countryCode: country?.code ?? (region?.country === "Canada" ? "CA" : "US"),
  }
}

const titled = (town: string): string =>
  /\p{Lu}/u.test(town) && /\p{Ll}/u.test(town) ? town : titleCase(town.toLowerCase())

/** "tucson az" names a state too. */
function withComma(text: string): string {
  const [, town = "", code = ""] = /^([^,]*\p{L}{3,})\s+([a-z]{2})$/iu.exec(text) ?? []
  if (regions.has(code.toUpperCase())) return `${town}, ${code}`
  const low = text.toLowerCase()
  const state = [...regions.values()].find(({ name }) => low.endsWith(` ${name.toLowerCase()}`))?.name ?? ""
  const before = text.slice(0, text.length - state.length).trim()
  return state === "" || text.includes(",") || partOfName.test(before) || findRegion(text) !== undefined
    ? text
    : `${before}, ${state}`
}

/** "Port Washington" is a town. */
const partOfName = /(?:^|\s)(?:port|fort|mount|lake|new|west|east|north|south|point)$/i

const findCountry = (piece: string) => countries.find(({ pattern }) => pattern.test(piece))

function findRegion(piece: string): string | undefined {
  const code = piece.toUpperCase()
  if (piece.length === 2 && regions.has(code)) return code
  return [...regions].find(([, { name }]) => name.toLowerCase() === piece.toLowerCase())?.[0]
}
