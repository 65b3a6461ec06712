import { codeNamed, nameOfCountry } from "../../../places/country-names.ts"
import { countryOf } from "../../../places/country-of.ts"
import { countryOfCounty, regions } from "../../../places/regions.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isColour, isShade } from "../phrases/word-classes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isConditional, isLimited } from "./limits.ts"

const maxColours = 4

/** Each color that the buyer can choose: a choice is told by none of them in a title, but each one finds the thing. */
export function coloursToChoose({ facts }: Understanding): string[] {
  const rows = facts
    // "Rust" is a color here and no flaw.
    .filter(({ text, isEnglish, field }) => isEnglish && !/Story$/.test(field) && !isConditional(text))
    .flatMap(({ text }) => text.toLowerCase().split(/[.;(]/))
    .flatMap((clause) => /\bcolou?rs?: ?(.+)/.exec(clause)?.[1] ?? (clause.includes(" or ") ? clause : []))
  const found = rows.flatMap((row) => row.split(/,\s*(?:or |and )?|\sor\s|\sand\s/)).map(colourIn)
  return [...new Set(found.filter((colour) => colour !== ""))].slice(0, maxColours)
}

const colourIn = (item: string): string => {
  const [before = "", last = ""] = ["", ...item.trim().split(" ")].slice(-2)
  return isColour(last) ? (isShade(before) ? `${before} ${last}` : last) : ""
}

const having =
  /^(?:it|they|each|each \p{L}+|both) (?:has|have|comes? with) (?:an? |the |its |\d+ |two |three |four |five |six |eight )?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}+)(?=[,.;]|$| (?:and|with|on|at|in|for|to)\b)/iu

/** "It has two deep pockets." */
export const partsHad = ({ facts }: Understanding): string[] =>
  facts
    .filter(({ text, isEnglish, field }) => isEnglish && !/Story$/.test(field) && !isLimited(text))
    .flatMap(({ text }) => having.exec(text)?.[1]?.toLowerCase() ?? [])
    .filter((part) => part.split(" ").every((word, at, words) => at === words.length - 1 || !isVerb(word)))
    .filter((part) => namesAThing(part.split(" ").at(-1) ?? ""))

const isVerb = (word: string): boolean => /^(?:base|third|auxiliary|adverb|preposition)$/.test(kindOf(word))

const forOne =
  /\bpersonali[sz]|\bcustom(?:i[sz]ed|i[sz]able|-made)?\b|\b(?:your|any|a|the|child's|pet's) (?:own )?(?:name|initials|date|wording)\b|\bnames? (?:or|and|burnt|engraved|stamped|printed|on)\b|\bup to \d+ (?:letters|characters)\b/i

/** With a name or a date of the buyer's. */
export const isForOne = ({ facts, thing }: Understanding): boolean =>
  [thing.name, ...piecesOf(facts).map(({ text }) => text)].some((text) => forOne.test(text) && !/\bnot?\b/i.test(text))

const isNation = (piece: string): boolean => /^(?:scotland|wales|england)$/.test(piece)

/** As people type them: "made in usa". */
const typedNames: Readonly<Record<string, string>> = { US: "usa", GB: "the uk", NL: "the netherlands" }

/** Where somebody works by hand is where the thing is made: the country, and its part if the seller names one. */
export function placesOfMaker({ thing, brief }: Understanding): readonly string[] {
  const pieces = `${thing.place}, ${brief.location}`.toLowerCase().split(/\s*[,;/|]\s*/)
  const part = pieces.find((piece) => isRegion(piece) || countryOfCounty(piece) !== undefined)
  const code = countryOf(pieces.join(", ")) ?? codeNamed(pieces)
  const country = code === null ? undefined : (typedNames[code] ?? nameOfCountry(code))
  const found = [pieces.find(isNation) ?? country, part?.replace(/^co\.? /, "county ")]
  return [...new Set(found.flatMap((name) => name ?? []))]
}

const isRegion = (piece: string): boolean => regions.some(({ name }) => name.toLowerCase() === piece)
