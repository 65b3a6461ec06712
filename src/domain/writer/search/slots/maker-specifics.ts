import { wordSet } from "../../../text/words/word-set.ts"
import type { Understanding } from "../../understanding.ts"

/** Makers of whole things, in lowercase; the name's own spelling is shown. */
const makers = new Set([
  ...wordSet(`
    adidas aeg asus bachmann barbour bosch bose brompton bugaboo canon carhartt casio dewalt dell denon dyson epson festool
    fujifilm garmin gibson graco hohner honda hornby husqvarna ibanez ikea jbl joolz karcher kenwood kenmore kodak lego
    leica lenovo levi's logitech maclaren makita marantz maytag miele nespresso nikon nintendo olympus panasonic pentax
    peugeot philips playmobil polaroid reebok rolex ryobi seiko sennheiser shimano siemens silverline singer smeg sonos
    sony stannah stihl suzuki technics tefal uppababy wahl whirlpool wusthof yamaha zanussi
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
  /\b(?:parts?|spares?|motor|board|pump|screen|batter(?:y|ies)|knobs?|carburett?ors?|carb|seals?|belt|filter|cover|case|handle|wheels?|blades?|charger|adapt[eo]r|strap|mount|bracket|keys?|gasket|hose|bearings?|mirror|lights?|lamp|switch|sensor|plugs?|lens|bag|manual|arm|cable|lead|remote|stand|box|lid|brush(?:es)?|nozzle|element|hinge|prop|propeller)s?$/i

const gauge = /(?<![\p{L}\d])(OO|HO|TT|N|O|Z|G)[ -]gauge\b/iu

/** Brand and gauge, as far as the seller's words leave no doubt. */
export function makerSpecifics({ thing, facts, runs }: Understanding): readonly (readonly [string, string])[] {
  const words = thing.name.split(" ")
  const size = [2, 1].find((each) => makers.has(words.slice(0, each).join(" ").toLowerCase())) ?? 0
  const isWhole = !isPart.test(thing.name.split(/,| for /)[0] ?? "")
  const told = [thing.name, ...facts.map(({ text }) => text), ...runs.map(({ text }) => text)].join("\n")
  return [
    ["Brand", isWhole ? words.slice(0, size).join(" ").replace(/,$/, "") : ""],
    ["Gauge", (gauge.exec(told)?.[1] ?? "").toUpperCase()],
  ]
}
