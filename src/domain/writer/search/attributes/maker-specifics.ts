import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { wordSet } from "../../../text/words/word-set.ts"
import type { Understanding } from "../../understanding.ts"

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

/** A part of this kind fits the maker's machine, and somebody else may have made it. */
const isPart =
  /\b(?:parts?|spares?|motor|board|pump|screen|batter(?:y|ies)|knobs?|carburett?ors?|carb|seals?|belt|filter|cover|case|handle|wheels?|blades?|charger|adapt[eo]r|strap|mount|bracket|keys?|gears?|gasket|hose|bearings?|mirror|lights?|lamp|switch|sensor|plugs?|lens|bag|manual|arm|cable|lead|remote|stand|box|lid|brush(?:es)?|nozzle|element|hinge|prop|propeller)s?$/i

const gauge = /(?<![\p{L}\d])(OO|HO|TT|N|O|Z|G)[ -]gauge\b/iu

/** Words about its state before a name: "Used Genuine Ford Tail Light". */
const states =
  /^(?:(?:(?:19|20)\d\d|used|second-hand|pre-owned|genuine|original|oem|vintage|antique|restored|refurbished|reconditioned|serviced|working|rare|boxed) )+/i

export const withoutState = (name: string): string => name.replace(states, "")

/** Letters and digits: "RS-B605", "YCL-250". Digits alone may count something. */
const model = /^(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d/-]+$/u

/** A capitalized word that is no English one is a maker: "Heiniger Icon", "Mikuni VM34", "GPO 746". */
const isName = (word: string, next: string): boolean =>
  !isRightWord(word.toLowerCase()) &&
  !isGivenName(word) &&
  !isMaterialWord(word.toLowerCase()) &&
  placeName(word.toLowerCase()) === undefined &&
  (/^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(word) || (/^\p{Lu}{3,}$/u.test(word) && /^\d/.test(next)))

/** Who made it, in lowercase as people type it; empty if nobody can tell. */
export const makerOf = (u: Understanding): string =>
  (makerSpecifics(u).find(([name]) => name === "Brand")?.[1] ?? "").toLowerCase()

/** Brand, model and gauge, as far as the seller's words leave no doubt. */
export function makerSpecifics(u: Understanding): readonly (readonly [string, string])[] {
  const { thing, facts, runs } = u
  const name = withoutState(thing.name)
  const words = name.split(" ")
  const [first = "", second = ""] = words
  const known = [2, 1].find((each) => makers.has(words.slice(0, each).join(" ").toLowerCase())) ?? 0
  const found = known > 0 ? known : isName(first, second) ? 1 : 0
  // "Ford and Vauxhall wheel trims" have two.
  const size = /^(?:and|&|or)$/i.test(words[found] ?? "") ? 0 : found
  const isWhole = !isPart.test((name.split(/,| for /)[0] ?? "").replace(/ \S*\d\S*$/, ""))
  const told = [thing.name, ...facts.map(({ text }) => text), ...runs.map(({ text }) => text)].join("\n")
  // A used part is from its maker's machine, and what has a code of its own is from its maker.
  const isOfMaker =
    isWhole ||
    /\b(?:used|genuine|oem)\b/i.test(`${u.brief.itemCondition} ${thing.name}`) ||
    (known === 0 && /\d/.test(second))
  const next = words[size] ?? ""
  return [
    ["Brand", isOfMaker ? words.slice(0, size).join(" ").replace(/,$/, "") : ""],
    ["Model", isWhole && size > 0 && model.test(next) ? next : ""],
    ["Gauge", (gauge.exec(told)?.[1] ?? "").toUpperCase()],
  ]
}
