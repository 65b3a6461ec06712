import { codeNamed, nameOfCountry } from "../../../places/country-names.ts"
import { titleCase } from "../../../text/case/title-case.ts"
import { numberValue } from "../../../text/measure/number-words.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { isPart } from "./is-part.ts"
import { isConditional } from "./limits.ts"

/** A fact under the name that eBay's filters have for it. */
export type Specific = readonly [name: string, value: string]

/** What the seller states of this thing: what it fits, when and where it was made, and how many there are. */
export function statedSpecifics(u: Understanding): readonly Specific[] {
  return [
    // A 1971 tractor gave the pump, and the pump fits those of other years too.
    ["Compatible With", fitIn(u).replace(/^(?:19|20)\d\d (?=\p{Lu})/u, "")],
    ["Manufacturer Part Number", partNumberIn(u)],
    ["Year of Manufacture", yearIn(u)],
    ["Country of Manufacture", countryIn(u)],
    ["Number of Items", countIn(u)],
  ]
}

/** "Part GX20072", "part no. 00631200"; of several numbers, nobody can tell which is the maker's. */
export function partNumberIn(u: Understanding): string {
  const typed = [u.clean(u.subject.name), ...textsOf(u)].join("\n")
  const found = new Set([...typed.matchAll(partNumber)].map(([, number = ""]) => number))
  return found.size === 1 ? [...found].join("") : ""
}
const partNumber = /(?<!\p{L})part(?: ?#|:| no\.?:?| numbers?:?)? ((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{4,})(?![\p{L}\d])/giu

/** The texts about this one thing; among several products, a shared description is about none. */
export function textsOf({ subject, brief, clean }: Understanding): readonly string[] {
  const shared = brief.products.length > 1 ? "" : brief.description
  return [subject.description, shared].map(clean).filter(Boolean)
}

/** The name, and the first sentence of each text: what they say is said of the thing itself. */
export function openingsOf(u: Understanding): readonly string[] {
  const name = u.brief.products.length > 0 ? u.clean(u.subject.name) : ""
  return [name, ...textsOf(u).map((text) => splitSentences(text)[0] ?? "")].filter(Boolean)
}

const joint = /(?:^|[ (])(?:for|to (?:suit|fit)|(?:as )?fitted to|suits?|fits?) (?:an? |the )?/giu
const origin = /(?:^|[ (])(?:from|off|out of) (?:an? |the )?/giu
const maxMachine = 80
export const hedge =
  /\b(?:think|guess|reckon|suppose|believe|prob(?:ably)?|perhaps|possibly|could be|looks like|maybe|might|may|should|not sure|similar|some|most)\b/i

/** "Fordson Major / Dexta", "Triumph Bonneville T120 from 1968 to 1970": what the thing fits, in the seller's words. */
function fitIn(u: Understanding): string {
  const fits = openingsOf(u).flatMap((text) => machinesIn(text, joint))
  const fit = fits.find((each) => /\d/.test(each) || isPart(u))
  return fit ?? (isPart(u) ? machinesOf(u).find((machine) => /\d/.test(machine)) : "") ?? ""
}

/** The machines that a thing fits or was taken from. */
export const machinesOf = (u: Understanding): readonly string[] =>
  openingsOf(u).flatMap((text) => [...machinesIn(text, joint), ...machinesIn(text, origin)])

function machinesIn(text: string, behind: RegExp): string[] {
  if (hedge.test(text) || isConditional(text)) return []
  return [...text.matchAll(behind)]
    .map((found) => machineAt(text.slice(found.index + found[0].length).slice(0, maxMachine)))
    .filter(Boolean)
}

const years = /^,? (?:from )?(?:19|20)\d\d(?: ?(?:-|–|to) ?(?:(?:19|20)\d\d|on(?:wards)?))?(?: models?)?/i

const isYears = (word: string): boolean => /^(?:19|20)\d\d(?:[-–](?:\d\d){1,2})?$/.test(word)

/** A proper name of two words or with a number, and the noun behind it: "Ferguson TEA20 petrol tractor". */
function machineAt(text: string): string {
  // "Holden HQ, HJ and HX" are three.
  const [clause = ""] = text.split(/,(?! \p{Lu}[\p{Lu}\d]{0,4}(?:,| and | or ))|[;:()]|\.(?!\d)|\s[-–]\s/u)
  const words = clause.split(" ")
  const isProper = (word = ""): boolean => /^(?:\p{Lu}|\d)/u.test(word)
  const isJoined = (at: number): boolean => /^(?:and|or|&|\/|\+)$/i.test(words[at] ?? "") && isProper(words[at + 1])
  const isSort = (at: number): boolean =>
    at > 0 && /^(?:noun|plural|adjective)$/.test(kindOf(words[at] ?? "")) && !isYears(words[at - 1] ?? "")
  const end = words.findIndex((word, at) => !isProper(word) && !isJoined(at) && !isSort(at))
  const name = words.slice(0, end < 0 ? words.length : end)
  const proper = name.filter((word) => isProper(word) && !isYears(word))
  if (!/^(?:\p{Lu}|(?:19|20)\d\d)/u.test(text) || proper.length < 2 || !proper.some((word) => /^\p{Lu}/u.test(word)))
    return ""
  const whole = name.join(" ")
  return `${whole}${years.exec(text.slice(whole.length))?.[0] ?? ""}`
}

const year = String.raw`((?:18|19|20)\d\d)(?![\d\p{L}]|\s?(?:-|–|to|or|and|\/)\s?\d)`
const madeAbout = new RegExp(
  String.raw`\b(?:made|built|manufactured|dates?|dating|,)(?: [^.,;]{2,30})? (?:from )?(?:around|about|circa|c\.?) ?${year}`,
  "iu",
)
const fromAbout = new RegExp(String.raw`\p{L}{3,} from (?:around|about|circa|c\.?) ${year}(?=[,.]|$)`, "iu")
const madeIn = new RegExp(
  String.raw`\b(?:made|built|manufactured|dated|produced)(?: in)?(?: [^.,;]{2,30} in)? ${year}`,
  "iu",
)
const yearAlone = new RegExp(String.raw`, ${year}(?=,|$|\.$)`, "u")
const yearAtEdge = new RegExp(String.raw`^${year} \p{L}|(?<=\p{L}{3}) ${year}$`, "u")
const yearBehind = new RegExp(String.raw`\p{Ll}{3} from ${year}(?=[,.]|$)`, "u")

/** "Made in 1966", and not the year of the machine that a part is from. */
export function yearIn(u: Understanding): string {
  const said = textsOf(u)
    .flatMap(splitSentences)
    .map((text) => madeIn.exec(text)?.[1])
  if (isPart(u)) return ""
  const [name = ""] = u.thing.name.split(", ")
  const opened = openingsOf(u).map((text) => (yearAlone.exec(text) ?? yearBehind.exec(text))?.[1])
  const edge = yearAtEdge.exec(name)
  const about = openingsOf(u).map((text) => (madeAbout.exec(text) ?? fromAbout.exec(text))?.[1])
  const exact = [...said, edge?.[1] ?? edge?.[2], ...opened].find((each) => each !== undefined)
  const round = about.find((each) => each !== undefined)
  return exact ?? (round === undefined ? "" : `Circa ${round}`)
}

const maxCountry = 3
const otherNames: Readonly<Record<string, string>> = {
  uk: "United Kingdom",
  usa: "United States",
  us: "United States",
  england: "England",
  scotland: "Scotland",
  wales: "Wales",
}

/** "It was made in France". Where the seller lives says nothing about it. */
function countryIn(u: Understanding): string {
  const [first = "", ...more] = textsOf(u).flatMap(splitSentences)
  const said = [
    /^(?:(?! (?:with|has|have) ).)*\bmade in (.+)$/i.exec(first)?.[1],
    ...more.map((text) => /^(?:(?:it|they|these|this)(?:'s| was| were| is| are) |)made in (.+)$/i.exec(text)?.[1]),
  ]
  return said.map((place) => countryAt(place ?? "")).find((country) => country !== "") ?? ""
}

function countryAt(place: string): string {
  const words = place
    .toLowerCase()
    .replace(/^the /, "")
    .split(/[\s,.;]+/)
  const names = Array.from({ length: maxCountry }, (_, at) => words.slice(0, maxCountry - at).join(" "))
  const code = codeNamed(names)
  const known = names.map((each) => otherNames[each]).find((each) => each !== undefined)
  return known ?? (code === null ? "" : titleCase(nameOfCountry(code) ?? ""))
}

const several =
  /^(?:(?:this|these|here|for sale|up for sale) (?:is|are) )?(?:an? )?(?:(?:genuine|original|used|vintage|matched|matching|new|lovely|nice) )*(?:set|pack|box|lot|joblot|job lot|bundle) of (\d+|\p{L}+) (\p{L}.*)/iu
/** "9" for a lot of nine. */
function countIn(u: Understanding): string {
  for (const text of openingsOf(u)) {
    const [, amount] = several.exec(text) ?? []
    if (amount !== undefined) return String(numberValue(amount) ?? "")
  }
  return ""
}
