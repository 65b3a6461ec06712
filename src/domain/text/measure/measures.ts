import { unitApart, unitOf } from "./unit-forms.ts"

const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?`
const spread = String.raw`${amount}(?:\s?(?:[-–x×]|to)\s?${amount})*`
const glued = new RegExp(String.raw`(?<![\p{L}\d.,/$£€#-])(${spread})([A-Za-z]{1,4})(?![\p{L}\d])`, "gu")
const apart = new RegExp(String.raw`(?<![\p{L}\d.,/$£€#-])(${spread}) ([A-Za-z]{2,4})(?![\p{L}\d]|-\d)`, "gu")
const inches = new RegExp(String.raw`(?<![\p{L}\d.,/-])(${spread})\s?(?:"|'')(?![\p{L}\d])`, "gu")
const feetAndInches = /(?<![\p{L}\d.,/-])(\d{1,2})'\s?(\d{1,2}(?:\.\d+)?)(?:"|'')/gu
/** "7 ft 2", "5ft 11 tall": behind feet, a number below twelve with nothing of its own is inches. */
const feetAndMore =
  /(?<![\p{L}\d.,/-])(\d{1,2}) ?ft (\d|1[01])(?=\s*(?:$|[,;.)\n]|(?:x|by|wide|long|tall|high|deep|and)(?!\p{L})))(?![.]\d)/gu
/** "310 gms" */
const grams = /(?<=(?<![\p{L}\d.,/-])\d[\d.]* ?)(?:gms?|grms?)(?![\p{L}\d])/giu
/** "14.2v" */
const volts = /(?<=(?<![\p{L}\d.,/-])\d{1,3}(?:\.\d)?)v(?![\p{L}\d])/gu
const between = /(\d)\s?[x×]\s?(?=\d)/gu

/** Film, lenses and cartridges have names with a measure that nobody separates. */
const isName = (rest: string, width: string): boolean =>
  /^(?:8|9|16|35)$/.test(width) || /^\s*(?:film|camera|slr|lens|prime|slide|jack|aux|f\/|ammo|headphone)/i.test(rest)

/** `16" bike` is a 16-inch bike, and `16" wide` is 16 in wide. */
const opensNoun =
  /^ (?!(?:wide|long|tall|high|deep|thick|across|round|square|diameter|dia|x|by|and|or|each|total|to|in|on|at|for|with|from|per|length|width|height|depth|chest|waist|inseam|pit|shoulder|sleeve|neck|leg)\b)\p{L}/u

const opensMore = /^ (?!(?:wide|long|tall|high|deep|thick|across|square|x|by|and|or)\b)\p{L}/u

const insured = /\b(?:liability|insurance|insured|indemnity|cover|PLI)(?: (?:to|of|for|up to))?\s?[£$€]?$/i
const insurance = /^ (?:public|professional|product) (?:liability|indemnity)\b/i
const isNetwork = (before: string, after: string): boolean =>
  /\b(?:on|slow|over|needs?) $/i.test(before) &&
  /^(?:\s*$|[,.;!)]| (?:network|signal|internet|data|phones?|connection|and|too)\b)/i.test(after)
const maxBeside = 12
const months = /^(?:0|3|6|9|12|18|24|36)(?:\s?[-–]\s?(?:3|6|9|12|18|24|36))?$/
const isAge = (value: string, before: string, after: string): boolean =>
  months.test(value) &&
  (/(?:(?:0|3|6|9|12|18|24)m\s?(?:-|–|to|up to)|newborn(?: to| -)|nb\s?-)\s?$/i.test(before) ||
    /^\s?(?:-|–|to|up to)\s?(?:(?:3|6|9|12|18|24|36)m|\d+t|\dyrs?)(?!\p{L})/iu.test(after))

const isInsideQuotes = (before: string): boolean => (before.match(/(?<!\d)"/g) ?? []).length % 2 === 1

/** "450ml" → "450 ml", `24"` → "24 in", "9.5x8cm" → "9.5 x 8 cm"; names such as "35mm film" stay unchanged. */
export function normalMeasure(text: string): string {
  if (!/\d/.test(text)) return text
  return text
    .replace(grams, "g")
    .replace(volts, "V")
    .replace(feetAndInches, "$1 ft $2 in")
    .replace(feetAndMore, "$1 ft $2 in")
    .replace(inches, (whole, value: string, at: number) =>
      isInsideQuotes(text.slice(0, at))
        ? whole
        : `${spaced(value)}${opensNoun.test(text.slice(at + whole.length)) ? "-inch" : " in"}`,
    )
    .replace(glued, (whole: string, value: string, unit: string, at: number, all: string) => {
      const written = unitOf(unit, value)
      if (written === undefined) return whole
      if (written === "mm" && isName(all.slice(at + whole.length), value)) return whole
      // "6m-24m", "6m up to 10T" are the months of a child.
      if (unit === "m" && isAge(value, all.slice(Math.max(0, at - maxBeside), at), all.slice(at + whole.length)))
        return whole
      const before = all.slice(Math.max(0, at - maxBeside * 2), at)
      if (unit === "L" && isOtherL(value, before, all.slice(at + whole.length, at + whole.length + maxBeside)))
        return whole
      // "Public liability 2m", "20m public liability"
      if (unit === "m" && (insured.test(before) || insurance.test(all.slice(at + whole.length))))
        return `${value} million`
      // "Works on slow 3g"
      if (unit === "g" && /^[2-5]$/.test(value) && isNetwork(before, all.slice(at + whole.length))) return `${value}G`
      // "22in length" and "6in from £9" would be read as "in length" and "in from".
      const behind = all.slice(at + whole.length)
      if (written === "in" && opensMore.test(behind)) return whole
      return `${spaced(value)} ${written}`
    })
    .replace(apart, (whole, value: string, unit: string) => {
      const written = unitApart(unit, value)
      return written === undefined ? whole : `${spaced(value)} ${written}`
    })
    .replace(twoSides, "$1 $2")
}

/** Grades of steel: "316L" */
const steel = /^(?:304|316|317)$/
/** A "Hilux 5L", "CRF 250L", "34W 32L" and "Jacket 42L" are no litres. */
const isOtherL = (value: string, before: string, after: string): boolean =>
  value.length === 1 ||
  steel.test(value) ||
  /(?<!\p{L})\p{Lu}{1,4} $/u.test(before) ||
  after.startsWith("-") ||
  (/^[2-5]\d$/.test(value) && worn.test(`${before} ${after}`))
const worn = /(?<!\p{L})(?:sizes?|suits?|jackets?|blazers?|coats?|tuxedos?|trousers|jeans|chinos|waist)(?!\p{L})/iu

/** "4.5 m x 1.2": the second side has the unit of the first. */
const twoSides =
  /(?<![\d.]|(?<!\p{L})x ?)(\d[\d.]* (m|cm|mm|ft|in) x \d+(?:\.\d+)?)(?! (?:mm|cm|m|ft)\b| in(?:$|[;,.)]| (?:\d|(?:on|x|by|each|in|for|and|with|when|at|approx|aprox|total)\b)))(?=$|\s*[,;)]|\.?(?:\s|$)(?:with|and|in|used|on|plus|has|comes)\b)/giu

const spaced = (value: string): string => value.replace(between, "$1 x ")
