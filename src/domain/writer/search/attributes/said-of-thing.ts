import { codeNamed, nameOfCountry } from "../../../places/country-names.ts"
import { countryOf } from "../../../places/country-of.ts"
import { regions } from "../../../places/regions.ts"
import type { Understanding } from "../../understanding.ts"
import { piecesOf } from "./fact-pieces.ts"

const forOne =
  /\bpersonali[sz]|\bcustom(?:i[sz]ed|i[sz]able|-made)?\b(?! (?:sizes?|orders?|colou?rs?|lengths?|fit|of|that|is|in)\b)|\b(?:your|any|a|child's|pet's) (?:own )?(?:name|initials|date|wording)\b|(?<!['’]s )\bnames? (?:(?:or|and) (?:an? |the )?(?:dates?|initials|messages?|years?|wording|words|texts?|numbers?|birthdays?)|burnt|engraved|stamped|printed|on)\b|\bup to \d+ (?:letters|characters)\b|(?<!(?:\b(?:the|my|our|his|her)|(?<!\b(?:child|pet|buyer))['’]s) )\binitials\b|\bmonogram/i

/** With a name or a date of the buyer's. */
export const isForOne = ({ facts, thing }: Understanding): boolean =>
  [thing.name, ...piecesOf(facts).map(({ text }) => text)].some((text) => forOne.test(text) && !/\bnot?\b/i.test(text))

const isNation = (piece: string): boolean => /^(?:scotland|wales|england)$/.test(piece)

/** As people type them. "Made in USA" says by law that all of it is from there, so only the seller can say it. */
const typedNames: Readonly<Record<string, string>> = { US: "", GB: "the uk", NL: "the netherlands" }

/** Where somebody works by hand is where the thing is made: the country, and its part if the seller names one. */
export function placesOfMaker({ thing, brief }: Understanding): readonly string[] {
  const pieces = `${thing.place}, ${brief.location}`.toLowerCase().split(/\s*[,;/|]\s*/)
  const code = countryOf(pieces.join(", ")) ?? codeNamed(pieces)
  const country = code === null ? undefined : (typedNames[code] ?? nameOfCountry(code))
  // Nobody types "made in Gwynedd".
  return [...new Set([pieces.find(isNation) ?? country, pieces.find(isRegion)].flatMap((name) => name || []))]
}

const isRegion = (piece: string): boolean => regions.some(({ name }) => name.toLowerCase() === piece)
