import { codeNamed, nameOfCountry } from "../../../places/country-names.ts"
import { countryOf } from "../../../places/country-of.ts"
import { regions } from "../../../places/regions.ts"
import { singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { isColour, isShade } from "../phrases/word-classes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isConditional } from "./limits.ts"

const maxColours = 4

/** Each color that the buyer can choose: a choice is told by none of them in a title, but each one finds the thing. */
export function coloursToChoose({ facts, thing, subject }: Understanding): string[] {
  // "White, ecru or black" are the shop's collars, and this one is ecru.
  const ofThing = `${thing.name} ${subject.description}`.toLowerCase()
  if (subject.name !== "" && ofThing.split(/[^\p{L}]+/u).filter(isColour).length === 1) return []
  const rows = facts
    // "Rust" is a color here and no flaw.
    .filter(({ text, isEnglish, field }) => isEnglish && !/Story$/.test(field) && !isConditional(text))
    .flatMap(({ text }) => text.toLowerCase().split(/[.;(]/))
    // "Color: mustard, white and teal" is one thing in four colors.
    .filter((clause) => !/\bcolou?r: .*(?: and | & )/.test(clause))
    .flatMap((clause) => /\bcolou?rs?: ?(.+)/.exec(clause)?.[1] ?? (clause.includes(" or ") ? clause : []))
    .map((row) => row.split(/,\s*(?:or |and )?|\sor\s|\sand\s/))
    .filter((row) => isOfWhole(row.at(-1) ?? "", thing.name))
  const found = rows.flat().map(colourIn)
  return [...new Set(found.filter((colour) => colour !== ""))].slice(0, maxColours)
}

/** "White, black or gold vinyl" are the colors of its letters. */
const isOfWhole = (item: string, name: string): boolean => {
  const [before = "", last = ""] = ["", ...item.trim().split(" ")].slice(-2)
  return !isColour(before) || isColour(last) || name.toLowerCase().includes(singular(last))
}

const colourIn = (item: string): string => {
  const [before = "", last = ""] = ["", ...item.trim().split(" ")].slice(-2)
  return isColour(last) ? (isShade(before) ? `${before} ${last}` : last) : ""
}

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
