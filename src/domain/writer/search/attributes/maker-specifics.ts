import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { wordSet } from "../../../text/words/word-set.ts"
import { setOf } from "../../type/set-of.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isCounted } from "../phrases/modifiers.ts"
import { unitWord } from "../phrases/word-classes.ts"
import { subjectOf } from "./attributes.ts"
import { isPart } from "./is-part.ts"
import { machinesOf, openingsOf, type Specific } from "./stated-specifics.ts"

/** Makers of whole things, in lowercase; the name's own spelling is shown. */
const makers = new Set([
  ...wordSet(`
    acer adidas aeg akai akg asics asus awa bachmann bahco barbour behringer beko berghaus bernina bianchi
    birkenstock bisley blackberry bmw boardman bosch bose bostitch breville britax brompton bsa bugaboo burberry
    callaway campagnolo cannondale canon carhartt casio chanel chicco clarks coleman contigo converse crocs
    cuisinart cybex dahon daiwa de'longhi dell delonghi denby denon deuter dewalt dinky dji dunlop dyson einhell
    electrolux epiphone epson ercol evinrude fender festool fitbit flymo focusrite ford fujifilm garmin garrard
    gibson gopro graco gretsch grundig gucci hasbro hikoki hitachi hohner holden honda hoover hornby hotpoint hp
    huawei husqvarna ibanez ikea indesit jbl jcb jellycat joie joolz jvc karcher kawasaki kenmore kenwood kitchenaid
    kodak korg kubota lego leica lenovo levi's lg lladro logitech longchamp lowa ludwig maclaren magimix makita
    manfrotto marantz matchbox mattel maxi-cosi maytag meccano medela meindl merida metabo michelin microsoft miele
    milwaukee minolta mizuno moorcroft motorola mountfield mulberry nespresso nike nikon nintendo nokia numatic
    nutribullet oakley olivetti olympus orbea panasonic pandora patagonia pentax peugeot pfaff philips pirelli
    playmobil polaroid portmeirion prada qualcast radley raleigh ravensburger rca reebok rickenbacker roland rolex
    ryobi sabian salomon samsung scalextric schwinn seiko sennheiser shimano shure siemens silverline singer
    skechers slazenger smeg sonos sony speedo spode squier sram stannah staub steiff stihl stokke suzuki swarovski
    takamine tama tamron tannoy taylormade technics tefal thermos thule timberland tissot titleist tommee tomtom
    toshiba toyota traeger trangia ugg uppababy vango vauxhall vax victa volkswagen wahl warhammer weber wedgwood
    whirlpool worx wusthof xiaomi yamaha yashica yonex zanussi zildjian
  `),
  ...[
    "massey ferguson",
    "buffet crampon",
    "silver cross",
    "hornby dublo",
    "john deere",
    "fisher price",
    "dr martens",
    "le creuset",
    "north face",
    "new balance",
    "ray ban",
    "michael kors",
    "kate spade",
    "royal doulton",
    "royal albert",
    "emma bridgewater",
    "parker knoll",
    "morphy richards",
    "russell hobbs",
    "hot wheels",
    "hydro flask",
    "abu garcia",
  ],
])

export const isKnownMaker = (name: string): boolean => makers.has(name)

/** "Dr. Martens" */
const asTyped = (maker: string): string => maker.toLowerCase().replaceAll(".", "")

/** How many words of a name are its maker's: two of "Massey Ferguson 35", three of "Fisher & Paykel WA80T65". */
export function makerWords(name: string): number {
  const words = name.toLowerCase().split(" ")
  if (words[1] === "&") return 3
  return makers.has(words.slice(0, 2).join(" ")) ? 2 : 1
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
  const known = [2, 1].find((each) => makers.has(asTyped(words.slice(0, each).join(" ")))) ?? 0
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
  const isModel = words.every((word) => !isRightWord(word)) || /\d$/.test(called)
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
