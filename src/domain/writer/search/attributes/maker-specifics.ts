import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { setOf } from "../../type/set-of.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isCounted } from "../phrases/modifiers.ts"
import { unitWord } from "../phrases/word-classes.ts"
import { subjectOf } from "./attributes.ts"
import { isPart } from "./is-part.ts"
import { isKnownMaker } from "./makers.ts"
import { namedInCapitals } from "./named-in-capitals.ts"
import { machinesOf, openingsOf, type Specific } from "./stated-specifics.ts"

/** "Dr. Martens" */
const asTyped = (maker: string): string => maker.toLowerCase().replaceAll(".", "")

/** How many words of a name are its maker's: two of "Massey Ferguson 35", three of "Fisher & Paykel WA80T65". */
export function makerWords(name: string): number {
  const words = name.toLowerCase().split(" ")
  if (words[1] === "&") return 3
  return isKnownMaker(words.slice(0, 2).join(" ")) ? 2 : 1
}

const gauge = /(?<![\p{L}\d])(OO|HO|TT|N|O|Z|G)[ -]gauge\b/iu

/** Words about its state before a name: "Used Genuine Ford Tail Light". */
const states =
  /^(?:(?:(?:19|20)\d\d|used|second-hand|pre-owned|genuine|original|oem|vintage|antique|restored|refurbished|reconditioned|serviced|working|rare|boxed) )+/i

export const withoutState = (name: string): string => name.replace(states, "")

/** Letters and digits: "RS-B605", "YCL-250". Digits alone may count something. */
const model = /^(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d/-]+$/u

/** "18V" and "500W" are no models. */
const rating = /^\d+(?:V|W|A|AH|GB|TB|MP|MM|CM|M|HP|CC|L)$/

/** "GPO 746", but no "1975", and no "500 pieces". */
const isNumber = (word: string, next: string): boolean =>
  /^(?!(?:18|19|20)\d\d$)\d{3,4}$/.test(word) &&
  !isPlural(next.toLowerCase()) &&
  !isCounted(word, next.toLowerCase()) &&
  !unitWord.test(next)

/** A thread, a sheet of paper, the mark of a car: no maker is right before it. */
const sizeCode = /^(?:[AM]\d+|MK\d+)$/i

const isCode = (word: string, next: string): boolean =>
  (model.test(word) && !sizeCode.test(word) && !rating.test(word)) || isNumber(word, next) || /^#\d+$/.test(word)

/** "Classic II" */
const roman = /^(?:II|III|IV|VI{1,3})$/

/** "Model 90", "Lettera 32": so short a number counts something behind any other word. */
const isShortNumber = (before: string, word: string, next: string): boolean =>
  (before === "Model" || !isRightWord(before.toLowerCase())) &&
  /^[1-9]\d?$/.test(word) &&
  !isCounted(word, next) &&
  !isPlural(next)

/** The model at the beginning of what is behind a maker: "RS-B605", "SL-1200 MK2", "Carousel 760H". */
function modelIn(words: readonly string[], head: string): string {
  const [first = "", second = "", third = ""] = words.map((word) => word.replace(/,$/, ""))
  if (isCode(first, second)) return /^mk ?\d$/i.test(second) ? `${first} ${second}` : first
  const isBehindName =
    /^\p{Lu}\p{L}+$/u.test(first) &&
    (isCode(second, third) || roman.test(second) || isShortNumber(first, second, third.toLowerCase()))
  if (!isBehindName) return ""
  return first.toLowerCase() === head || isGoodsKind(first.toLowerCase()) ? "" : `${first} ${second}`
}

/** A capitalized word that is no English one is a maker: "Heiniger Icon", "Mikuni VM34", "GPO 746". */
const isName = (word: string, next: string): boolean =>
  // "Worm-Drive" is made of two.
  word
    .toLowerCase()
    .split("-")
    .some((part) => !isRightWord(part)) &&
  isNoOtherName(word) &&
  (/^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(word) || (/^\p{Lu}{3,}$/u.test(word) && /^\d/.test(next)))

const isNoOtherName = (word: string): boolean =>
  !isGivenName(word) && !isMaterialWord(word.toLowerCase()) && placeName(word.toLowerCase()) === undefined

interface Maker {
  readonly name: string
  /** The model behind it, or "". */
  readonly next: string
  /** It makes whole machines: "Massey Ferguson". */
  readonly isKnown: boolean
  /** "Lamp by Adlake" leaves no doubt. */
  readonly isStated: boolean
}

function makerIn(u: Understanding): Maker {
  const words = withoutState(u.thing.name.replace(setOf, "")).split(" ")
  const [first = "", second = ""] = words
  const known = [2, 1].find((each) => isKnownMaker(asTyped(words.slice(0, each).join(" ")))) ?? 0
  const found = known > 0 ? known : isName(first, second) ? 1 : 0
  // "Ford and Vauxhall wheel trims" have two.
  const size = /^(?:and|&|or)$/i.test(words[found] ?? "") ? 0 : found
  const stated = size === 0 ? makerBehind(u) : ""
  return {
    name: size === 0 ? stated : words.slice(0, size).join(" ").replace(/,$/, ""),
    next: size === 0 ? "" : modelIn(words.slice(size), subjectOf(u).head),
    isKnown: known > 0,
    isStated: stated !== "",
  }
}

/** "Signal lamp by Adlake, with its burner" */
function makerBehind(u: Understanding): string {
  const said = openingsOf(u).map(
    (text) => /\p{Ll} (?:made )?by (\p{Lu}\p{Ll}{2,})(?=[,.;]|$| in )/u.exec(text)?.[1] ?? "",
  )
  return said.find((name) => name !== "" && isName(name, "") && !u.thing.seller.includes(name)) ?? ""
}

/** Who made it, in lowercase as people type it; empty if nobody can tell. */
export const makerOf = (u: Understanding): string => {
  const maker = makerIn(u)
  return isOfMaker(maker, u) ? asTyped(maker.name) : ""
}

/** "Dell Latitude 7490", "Nike Air Max 90", in lowercase: who knows what it is types no more. */
export function modelOf(u: Understanding): string {
  const { name, next } = makerIn(u)
  if (name === "" || isPart(u)) return ""
  return next === "" ? namedBehind(asTyped(name), u) : `${name} ${next}`.toLowerCase()
}

const maxModel = 3

/** "Ikea kallax" of a Kallax shelf unit: between the maker and the thing, a number, or words of no language. */
function namedBehind(maker: string, u: Understanding): string {
  const named = subjectOf(u).modifiers.filter(({ kind, text }) => kind === "name" && text.startsWith(`${maker} `))
  const [called = ""] = named.map(({ text }) => text)
  const words = called
    .slice(maker.length + 1)
    .split(" ")
    .filter(Boolean)
  const isModel =
    words.every((word) => !isRightWord(word)) || /\d$/.test(called) || called === namedInCapitals(u).toLowerCase()
  return words.length > 0 && words.length <= maxModel && isModel ? called : ""
}

/** A used part is from its maker's machine, and what has a code of its own is from its maker. */
const isOfMaker = (maker: Maker, u: Understanding): boolean =>
  !isPart(u) ||
  maker.isStated ||
  /\b(?:used|genuine|oem)\b/i.test(`${u.brief.itemCondition} ${u.thing.name}`) ||
  isOwn(maker, u) ||
  (!maker.isKnown && /\d/.test(maker.next))

/** "Zenith 24T2 carburettor for the Ferguson TEA20": the part fits a machine that somebody else made. */
const isOwn = ({ name, isKnown }: Maker, u: Understanding): boolean =>
  name !== "" && !isKnown && machinesOf(u).some((machine) => !machine.toLowerCase().includes(name.toLowerCase()))

/** Brand, model and gauge, as far as the seller's words leave no doubt. */
export function makerSpecifics(u: Understanding): readonly Specific[] {
  const maker = makerIn(u)
  const told = [u.thing.name, ...[...u.facts, ...u.runs].map(({ text }) => text)].join("\n")
  const isWhole = !isPart(u)
  const { name, next, isKnown } = maker
  const said = openingsOf(u).join("\n")
  const firm = firmIn(name, said)
  // Trays "for Kodak projectors" may be anybody's.
  const isForIt = name !== "" && said.toLowerCase().includes(` for ${name.toLowerCase()} `)
  // "Singer 201K foot control, taken off a working machine"
  const isFitOf = !isWhole && next !== "" && (isForIt || (isKnown && (/^\d+$/.test(next) || salvaged.test(said))))
  return [
    ["Brand", isOfMaker(maker, u) && (!isForIt || genuine.test(said)) ? firm : ""],
    // The number of a known maker may be that of its machine.
    ["Model", (isWhole && !(isKnown && /^\d+$/.test(next) && !ofToys.test(name))) || isOwn(maker, u) ? next : ""],
    ["Gauge", (gauge.exec(told)?.[1] ?? "").toUpperCase()],
    // The lift cover of a "Massey Ferguson 135"
    ["Compatible With", isFitOf ? `${name} ${next}` : ""],
  ]
}

/** "Cooke, Troughton & Simms" are one maker. */
function firmIn(name: string, said: string): string {
  const at = name === "" ? -1 : said.indexOf(name)
  const [firm = name] =
    at < 0 ? [] : (/^\p{Lu}[\p{L}'-]+(?:,? \p{Lu}[\p{L}'-]+){0,2} & \p{Lu}[\p{L}'-]+/u.exec(said.slice(at)) ?? [])
  return firm
}

/** What they make has no parts that are sold alone. */
const ofToys = /^(?:hornby|hornby dublo|lego|playmobil|bachmann|fisher price)$/i

const salvaged =
  /\b(?:taken|came|pulled|removed|stripped|salvaged)(?: \p{L}+)? (?:off|from|out of) (?:an?|the|my)(?: own)? (?!(?:19|20)\d\d)/iu

const genuine = /\b(?:genuine|original|oem)\b/i
