import { findTowns, type Town, withoutDwarfed } from "../../places/find-towns.ts"
import { countries, countryOfCounty, type Region, regions } from "../../places/regions.ts"
import { titleCase } from "../../text/case/title-case.ts"
import { cleanText } from "../../text/clean/clean.ts"
import { type CountryClues, readCountryClues } from "./read-country-clues.ts"

export interface Place {
  /** As people write it: "Tucson, AZ". */
  readonly shown: string
  /** Empty if only a state or country was named. */
  readonly city: string
  /** More towns and neighborhoods. */
  readonly others: readonly string[]
  /** As in Google's list of places: "Tucson,Arizona,United States". */
  readonly targets: readonly string[]
  readonly countryCode: string
  /** Several towns that this may be, the largest first, each as it could be typed; empty if it is unambiguous. */
  readonly choices: readonly string[]
}

/** Words around a place that are not part of its name. */
const around =
  /\b(?:(?:the )?greater|metro(?:politan)?(?: area)?|(?:and )?(?:the )?(?:surrounding|nearby) (?:areas?|towns?|communities|suburbs|cities)|area|region|serving|based in|located in|within \d+ (?:miles|mi|km) of|\d+[- ](?:mile|mi|km) radius (?:of|around)|all of|near|around|local to|downtown)\b/giu
const postcode =
  /\b\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[AC-FHKNPRTV-Y]\d\d ?[\dAC-FHKNPRTV-Y]{4}\b|(?<=\p{L} )\d{4}$/gu

const noClues: Omit<CountryClues, "location"> = {
  address: "",
  phone: "",
  website: "",
  industry: "",
  primaryServices: "",
  uniqueSellingProposition: "",
}

/** The towns, the region and the country of a typed location, with clues from the rest of the form. */
export function readPlace(location: string, others: Omit<CountryClues, "location"> = noClues): Place {
  const text = withComma(cleanText(location).replaceAll("\n", ", ").slice(0, 200).replace(postcode, " ").trim())
  const pieces = piecesOf(text)
  const [first = ""] = pieces
  const typed = typedIn(pieces)
  const isTown = (piece: string, at: number) =>
    findCountry(piece) === undefined &&
    (at === 0 || (findRegions(piece).length === 0 && countryOfCounty(piece) === undefined))
  const [city = "", ...further] = [...new Set(pieces.filter(isTown).map(titled))]
  const meant = findMeant(city, typed, readCountryClues({ location, ...others }))
  const countryCode = meant[0]?.countryCode ?? typed.countryCode ?? countryOfCounty(first) ?? "US"
  const regionName = typed.region ?? meant[0]?.region
  const countryName = countries.find(({ code }) => code === countryCode)?.name ?? "United States"
  const canonical = (town: string) => [town, regionName ?? "", countryName].filter((part) => part !== "").join(",")
  const towns = [city, ...further.slice(0, 5)]
  return {
    shown: [city, typed.shown].filter((part) => part !== "").join(", ") || text,
    city,
    others: towns.slice(1),
    targets: city === "" ? [countryName] : towns.map(canonical),
    countryCode,
    choices: meant.length > 1 ? meant.map((town) => sayTown(city, town)) : [],
  }
}

const piecesOf = (text: string): readonly string[] =>
  text
    .split(/\s*[,;/|]\s*|\s+(?:and|&)\s+/u)
    .map((piece) =>
      piece
        .replace(around, " ")
        .replace(/\s+/g, " ")
        .replace(/^[\s.]+|[\s.]+$/g, ""),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !/^\d/.test(piece))

interface Typed {
  readonly countryCode: string | undefined
  /** A region's full name. */
  readonly region: string | undefined
  /** Shown after the town. */
  readonly shown: string
}

/** The location's own region and country. */
function typedIn(pieces: readonly string[]): Typed {
  const [first = "", ...rest] = pieces
  const country = pieces.map(findCountry).find((found) => found !== undefined)
  const said = rest.map(findRegions).find((found) => found.length > 0) ?? []
  const near = said.filter(({ countryCode }) => country === undefined || country.code === countryCode)
  const towns = findTowns(first)
  const region =
    near.find(({ name, countryCode }) => towns.some((t) => t.region === name && t.countryCode === countryCode)) ??
    near[0]
  const county = rest.map(countryOfCounty).find((found) => found !== undefined)
  return {
    countryCode: country?.code ?? region?.countryCode ?? county,
    region: region?.name,
    shown: region?.letters ?? (country === undefined || country.code === "US" ? "" : country.name),
  }
}

/** The towns of that name that may be meant. */
function findMeant(city: string, typed: Typed, clues: readonly string[] | null): readonly Town[] {
  const whole = regions
    .filter(({ name }) => name.toLowerCase() === city.toLowerCase())
    .map(({ countryCode }): Town => ({ countryCode, region: "", thousands: 1000 }))
  const all = [...findTowns(city), ...whole].toSorted((a, b) => b.thousands - a.thousands)
  const told = typed.countryCode === undefined ? clues : [typed.countryCode]
  const possible = all.filter(
    ({ countryCode, region }) =>
      (told === null || told.includes(countryCode)) && (typed.region === undefined || region === typed.region),
  )
  const [only] = told ?? []
  if (possible.length === 0)
    return told?.length === 1 && only !== undefined
      ? [{ countryCode: only, region: typed.region ?? "", thousands: 0 }]
      : []
  return withoutDwarfed(possible)
}

function sayTown(city: string, { countryCode, region }: Town): string {
  const country = countries.find(({ code }) => code === countryCode)?.name ?? ""
  const isNamed = region !== "" && ["US", "CA", "AU"].includes(countryCode)
  return `${city}, ${isNamed ? region : country}`
}

const titled = (town: string): string =>
  /\p{Lu}/u.test(town) && /\p{Ll}/u.test(town) ? town : titleCase(town.toLowerCase())

/** "tucson az" also names a state, and "cork ireland" a country. */
function withComma(text: string): string {
  if (text.includes(",")) return text
  const words = text.split(/\s+/)
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const [before, last] = [words.slice(0, -count).join(" "), words.slice(-count).join(" ")]
    const isPlace = findCountry(last) !== undefined || findRegions(last).length > 0
    const isPart = partOfName.test(before) || (last.length < 4 && !/\p{L}{3}/u.test(before))
    if (isPlace && !isPart && findRegions(text).length === 0 && findTowns(text).length === 0)
      return `${before}, ${last}`
  }
  return text
}

/** "Port Washington" is a town. */
const partOfName = /(?:^|\s)(?:port|fort|mount|lake|new|west|east|north|south|point)$/i

const findCountry = (piece: string) => countries.find(({ pattern }) => pattern.test(piece))

const findRegions = (piece: string): readonly Region[] => {
  const small = piece.toLowerCase()
  return regions.filter(({ letters, name }) => letters.toLowerCase() === small || name.toLowerCase() === small)
}
