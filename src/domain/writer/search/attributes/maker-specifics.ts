import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { wordSet } from "../../../text/words/word-set.ts"
import { setOf } from "../../type/set-of.ts"
import type { Understanding } from "../../understanding.ts"
import { isCounted } from "../phrases/modifiers.ts"
import { unitWord } from "../phrases/word-classes.ts"
import { isPart } from "./is-part.ts"
import { machinesOf, openingsOf, type Specific } from "./stated-specifics.ts"

/** Makers of whole things, in lowercase; the name's own spelling is shown. */
const makers = new Set([
  ...wordSet(`
    adidas aeg asus bachmann barbour bernina bosch bose brompton bugaboo canon carhartt casio dewalt dell denon dyson epson festool
    ford fujifilm garmin gibson graco hohner honda hornby husqvarna ibanez ikea jbl joolz karcher kenwood kenmore kodak lego
    leica lenovo levi's logitech maclaren makita marantz maytag miele nespresso nikon nintendo olympus panasonic pentax
    peugeot philips playmobil polaroid reebok rolex ryobi seiko sennheiser shimano siemens silverline singer smeg sonos
    sony stannah stihl suzuki technics tefal toyota uppababy wahl whirlpool wusthof yamaha zanussi
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
  ],
])

const gauge = /(?<![\p{L}\d])(OO|HO|TT|N|O|Z|G)[ -]gauge\b/iu

/** Words about its state before a name: "Used Genuine Ford Tail Light". */
const states =
  /^(?:(?:(?:19|20)\d\d|used|second-hand|pre-owned|genuine|original|oem|vintage|antique|restored|refurbished|reconditioned|serviced|working|rare|boxed) )+/i

export const withoutState = (name: string): string => name.replace(states, "")

/** Letters and digits: "RS-B605", "YCL-250". Digits alone may count something. */
const model = /^(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d/-]+$/u

/** "GPO 746", but no "1975", and no "500 pieces". */
const isNumber = (word: string, next: string): boolean =>
  /^(?!(?:18|19|20)\d\d$)\d{3,4}$/.test(word) &&
  !isPlural(next.toLowerCase()) &&
  !isCounted(word, next.toLowerCase()) &&
  !unitWord.test(next)

/** A thread, a sheet of paper, the mark of a car: no maker is right before it. */
const sizeCode = /^(?:[AM]\d+|MK\d+)$/i

/** A capitalized word that is no English one is a maker: "Heiniger Icon", "Mikuni VM34", "GPO 746". */
const isName = (word: string, next: string): boolean =>
  !isRightWord(word.toLowerCase()) &&
  isNoOtherName(word) &&
  (/^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(word) || (/^\p{Lu}{3,}$/u.test(word) && /^\d/.test(next)))

const isNoOtherName = (word: string): boolean =>
  !isGivenName(word) && !isMaterialWord(word.toLowerCase()) && placeName(word.toLowerCase()) === undefined

/** "Wild NA2", "Smiths": an English word that the seller writes with a capital inside a sentence, and never without. */
function isWordAsName(word: string, next: string, u: Understanding): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !isNoOtherName(word)) return false
  const texts = [u.brief.description, u.subject.description, u.brief.targetKeywords].join("\n")
  const isCode = model.test(next) && !sizeCode.test(next)
  return (
    (isCode || (isPlural(word.toLowerCase()) && /^\p{Ll}+$/u.test(behindIn(texts, word)))) &&
    new RegExp(`\\p{Ll} ${word}(?![\\p{L}])`, "u").test(texts) &&
    !new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, "u").test(texts)
  )
}

const behindIn = (text: string, word: string): string => (text.split(`${word} `)[1] ?? "").split(/[^\p{L}]/u)[0] ?? ""

interface Maker {
  readonly name: string
  /** The model behind it, or "". */
  readonly next: string
  /** It makes whole machines: "Massey Ferguson". */
  readonly isKnown: boolean
}

function makerIn(u: Understanding): Maker {
  const words = withoutState(u.thing.name.replace(setOf, "")).split(" ")
  const [first = "", second = ""] = words
  const known = [2, 1].find((each) => makers.has(words.slice(0, each).join(" ").toLowerCase())) ?? 0
  const found = known > 0 ? known : isName(first, second) || isWordAsName(first, second, u) ? 1 : 0
  // "Ford and Vauxhall wheel trims" have two.
  const size = /^(?:and|&|or)$/i.test(words[found] ?? "") ? 0 : found
  const [code = "", behind = ""] = words.slice(size).map((word) => word.replace(/,$/, ""))
  return {
    name: words.slice(0, size).join(" ").replace(/,$/, ""),
    next: size > 0 && ((model.test(code) && !sizeCode.test(code)) || isNumber(code, behind)) ? code : "",
    isKnown: known > 0,
  }
}

/** Who made it, in lowercase as people type it; empty if nobody can tell. */
export const makerOf = (u: Understanding): string => {
  const maker = makerIn(u)
  return isOfMaker(maker, u) ? maker.name.toLowerCase() : ""
}

/** A used part is from its maker's machine, and what has a code of its own is from its maker. */
const isOfMaker = (maker: Maker, u: Understanding): boolean =>
  !isPart(u) ||
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
  // Trays "for Kodak projectors" may be anybody's.
  const isForIt = name !== "" && said.toLowerCase().includes(` for ${name.toLowerCase()} `)
  const isFitOf = !isWhole && next !== "" && (isForIt || (isKnown && /^\d+$/.test(next)))
  return [
    ["Brand", isOfMaker(maker, u) && (!isForIt || genuine.test(said)) ? name : ""],
    // The number of a known maker may be that of its machine.
    ["Model", (isWhole && !(isKnown && /^\d+$/.test(next))) || isOwn(maker, u) ? next : ""],
    ["Gauge", (gauge.exec(told)?.[1] ?? "").toUpperCase()],
    // The lift cover of a "Massey Ferguson 135"
    ["Compatible With", isFitOf ? `${name} ${next}` : ""],
  ]
}

const genuine = /\b(?:genuine|original|oem)\b/i
