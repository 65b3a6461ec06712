import type { Spoken } from "../../brief/clean/language.ts"
import { sentenceCase } from "../../text/case/title-case.ts"
import { withAmountsApart, withCurrency, withPriceSigns, withUnitsOfPrice } from "./currency.ts"
import { withDevices } from "./devices.ts"
import { withRowsApart } from "./rows-apart.ts"
import type { Source } from "./sources.ts"

interface Around {
  readonly around: Spoken
  readonly isCareful: boolean
  /** The currency of the brief's prices. */
  readonly sign: string | null
}

const side = "wide|long|high|tall|deep|thick|across|dia|diameter|height|width|length|depth"
const twoSides = new RegExp(
  String.raw`(\d ?(cm|mm|in) (?:${side}),?) (?:x |by )?(\d[\d.]*) (?=(?:${side})(?!\p{L}))`,
  "giu",
)

/** "$8 month", "$85-140 hr", "99 rs week", "4.99 year": for each of them. */
const perTime =
  /((?:[£$€₹]|(?<!\p{L})Rs?\.?) ?\d[\d.,]*(?:-\d[\d.,]*)?|(?<![\p{L}\d.,])\d[\d.,]* ?rs|(?<![\p{L}\d.,])\d+\.\d\d) (month|year|week|day|night|hour|hr)(?!\p{L})/giu
const withTimeOfPrice = (text: string): string =>
  text.replace(perTime, (_, price: string, time: string) => `${price} ${/^h/i.test(time) ? "an hour" : `a ${time}`}`)

/** "72 cm wide 85 long": the second number has the unit of the first. Behind "8 ft long", "42 wide" may be in inches. */
const withUnitTwice = (text: string): string =>
  text.replace(
    twoSides,
    (_, first: string, unit: string, second: string) => `${first.replace(/,$/, "")}, ${second} ${unit} `,
  )

/** "180 pounds" of a British seller is a price, unless it is a weight. */
const weighed = /\b(?:weigh\p{L}*|heavy|limit|up to \d+ pounds?|kg|lbs?|holds?|supports?|capacity)\b/iu

/** "Holds like 4 lbs. stick and blindfold 5 extra": in haste, a period behind a unit ends a sentence, unless the unit goes on. */
const behindUnit =
  /(?<=\d ?(?:lbs?|oz|ft|yrs|hrs|mins|pcs|in)\. )(?!(?:of|for|tall|wide|long|high|deep|each|per|and|or|x|by|to|from|with|thick|square|diameter|across|round|total|max|min|capacity|bag|bottle|jar|pack|box)(?!\p{L}))\p{Ll}(?=\p{Ll}{2})/gu

/** "Used works", "new sealed": a state and what is said of it. "Used for parts" is one state, and so is "used once". */
const state =
  /^(used|new|pre-?owned|second ?hand|refurbished|reconditioned|faulty|open box) (?!(?:for|once|twice|condition|in|but|with|without|only|by|and|or|old|other|on|at|to|as|from|since|item|stock|conditioned)(?!\p{L}))(?=\p{L}|\d)/iu

/** "Sizes 10 312 13 675", "can do 8 10 12 14 18 mm": a row of numbers has commas. */
const rowOfNumbers = /(?<=\p{L} )\d{1,3}(?: \d{1,3}){3,}(?![\p{L}\d:/-]|[.,]\d)/gu
const withNumbersApart = (text: string): string => text.replace(rowOfNumbers, (row) => row.replaceAll(" ", ", "))

/** "58-72 pounds" */
const inRange = /(?<![\d£€.,])(\d[\d.,]*)( ?- ?| to )(\d[\d.,]*) pounds?\b/gi

/** "USED - see pics (some scratches)": the state stays where what is said beside it goes. */
function withState(text: string, raw: string): string {
  const [, state = ""] = /^\W*(used|new|pre-?owned|refurbished|reconditioned|faulty)(?!\p{L})/iu.exec(raw) ?? []
  if (state === "" || text === "" || text.toLowerCase().includes(state.toLowerCase())) return text
  return `${sentenceCase(state.toLowerCase())}${text.startsWith("(") ? " " : ", "}${text.toLowerCase()}`
}

/** "Cotton yarn machine wash 30": behind what it is made of, how to wash it. */
const withCareApart = (text: string): string =>
  text
    .split(/(?<=[.;!?\n] ?)(?! )/)
    .map((said) => (said.trim().split(" ").length > maxStuff ? said : said.replace(careBehind, ", ")))
    .join("")
const maxStuff = 9
const careBehind =
  /(?<=\p{L}{3}) (?=(?:machine|hand) wash(?:able)?(?!\p{L})|wipes? clean(?!\p{L})|dishwasher safe(?!\p{L}))(?<!(?:not|be|can|to|a|is|are|and|or|for|no|gentle|cold|cool|warm|only|please|should|must|also) )/giu

/** "$300 no trades": a price, and what the seller does not want. */
const withTermsApart = (text: string): string =>
  text.replace(/(?<=\d|\d (?:firm|cash|ono|obo|neg)) (?=no \p{L})/giu, ", ")

/** "KIDS!! baby shower": whom it is for is a row, whatever marks are between. */
const withPeopleInRow = (text: string): string =>
  text.replace(
    /(?<=\p{L}{3})[.!] (\p{Lu})(?=\p{Ll}+(?: \p{Ll}+){0,2}\W*$)/u,
    (_, letter: string) => `, ${letter.toLowerCase()}`,
  )

export const stateApart = (text: string): string => text.replace(state, "$1, ")

/** The cleaned text with its currency, and with amounts kept apart. */
export function mended(cleaned: string, { topic, field, raw }: Source, { around, isCareful, sign }: Around): string {
  if (field === "deviceCompatibility" && around === "en") return withDevices(cleaned)
  // "31.08" are minutes.
  if (field === "videoLength") return cleaned
  const text = topic === "condition" && around === "en" ? withState(cleaned, raw) : cleaned
  const isPrice =
    (topic === "price" && (sign === null || sign === "£")) || (sign === "£" && topic === "what" && !weighed.test(text))
  const inPounds =
    isPrice && around === "en"
      ? text.replace(inRange, "£$1$2£$3").replace(/(?<![\d£.,])(\d[\d.,]*) pounds?\b/gi, "£$1")
      : text
  // Nobody sells for "85" in a currency other than that of "£85 need gone".
  const isBare = topic === "price" && sign !== null && /^\d[\d,]*(?:\.\d\d)?$/.test(inPounds)
  const said = isBare ? `${sign}${inPounds}` : around === "en" ? withCurrency(inPounds, sign) : text
  const signed = topic === "price" && sign !== null && around === "en" ? withPriceSigns(said, sign) : said
  if (isCareful) return signed
  const ended = around === "en" ? signed.replace(behindUnit, (letter) => letter.toUpperCase()) : signed
  const timed = around === "en" ? withTimeOfPrice(ended) : ended
  const numbered = withNumbersApart(withAmountsApart(withUnitTwice(timed)))
  if (around !== "en") return numbered
  const apart = topic === "place" || topic === "price" ? numbered : withRowsApart(numbered)
  if (topic === "price") return withTermsApart(withUnitsOfPrice(apart))
  if (topic === "audience") return withPeopleInRow(apart)
  return topic === "condition" ? stateApart(apart) : withCareApart(apart)
}
