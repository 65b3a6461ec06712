import { unitSpellings } from "./unit-spellings.ts"

/** A number in a text, with what it measures. */
export interface Amount {
  readonly start: number
  readonly end: number
  readonly value: number
  /** Null: it counts something, or there is no unit. */
  readonly unit: string | null
  /** The unit as spelled in the table, because "10 to 80 mm" names it once for both. */
  readonly spelling: string | null
  /** In the smallest unit of its kind, so that 2 lb and 32 oz are equal. */
  readonly base: number
  /** Nothing countable follows. */
  readonly isBare: boolean
  /** The unit may be wrong: "number 7, 30 years" or "two yards with trees". */
  readonly isGuess: boolean
  readonly isSpelled: boolean
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
const tens = "twenty thirty forty fifty sixty seventy eighty ninety"
const spelledValues = new Map<string, number>([
  ...ones.split(" ").map((word, value): [string, number] => [word, value]),
  ...tens.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
])
const spelledWords = [...spelledValues.keys()].join("|")

const scales = "dozen|hundred|thousand|million"
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)*`
const fraction = String.raw`\s?[½¼¾⅓⅔⅛]|[ \u00a0-]\d{1,2}\/\d{1,2}(?!\d)|\/\d{1,2}(?![\d/])`
const numbers = new RegExp(
  String.raw`(?<money>[$£€¥]\s?)?(?<![\p{L}\d.,]|[\p{L}\d][-/])(?<lead>(?<=(?<!\p{L})x)|)(?<digits>${digits})(?<fraction>${fraction})?(?<scale>\s(?:${scales})(?!\p{L}))?|(?<alone>[½¼¾])|(?<after>(?<=[\d][x×/-]|(?<!\p{L})[x×]|\p{L}[-/])(?:${digits}))|(?<![\p{L}\d])(?<spelled>(?:${spelledWords})(?:[\s-](?:${spelledWords})|(?<=hundred|thousand)\sand\s(?:${spelledWords}))*)(?![\p{L}\d])`,
  "giu",
)
/** The words between two numbers that share a unit: "10 to 80 mm", "9.5 x 8 cm". */
const joined = /^\s?(?:[-–—x×/,]|to|by|and|or|through)\s?$/iu
const unitAfter =
  /^(?:\+?[\s-]?(%|°\s?[CF]?|["″”]|['’′]{2}|['′](?!\p{L})|[$£€]|fl\.?[\s-]oz|fluid ounces?|km\/h|[a-zµ]+))/iu

export function readAmounts(text: string): Amount[] {
  const found = [...text.matchAll(numbers)].map((match) => readAmount(text, match))
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [amount, next] = [found[index], found[index + 1]]
    if (!amount || !next || amount.unit !== null || next.spelling === null) continue
    // "Set of 2, 0.75 mm thick": a count shares no unit with what comes next.
    const join = text.slice(amount.end, next.start)
    if (join.includes(",") && / of $/u.test(text.slice(Math.max(0, amount.start - 4), amount.start))) continue
    if (joined.test(join)) found[index] = { ...withUnit(amount, next.spelling), isGuess: true }
  }
  return found
}

function readAmount(text: string, match: RegExpExecArray): Amount {
  const { money, digits: whole, fraction: part, scale, alone, after, spelled } = match.groups ?? {}
  const start = match.index
  const end = start + match[0].length
  const value =
    spelled === undefined
      ? (digitsValue(whole ?? after ?? "0") + fractionValue(part ?? alone, whole)) * scaleOf(scale)
      : spelledValue(spelled)
  const rest = text.slice(end, end + 24)
  const [matched, name] = unitAfter.exec(rest) ?? []
  const isSize = /[\dx×][\s"]*(?:[x×]|by)\s?$/iu.test(text.slice(Math.max(0, start - 8), start))
  const unit = money === undefined ? unitOf(name ?? "", rest, { matched: matched ?? "", isSize }) : "$"
  const isSpelled = spelled !== undefined
  const plain: Amount = {
    start,
    end,
    value,
    unit: null,
    spelling: null,
    base: value,
    isBare: false,
    isGuess: false,
    isSpelled,
  }
  if (unit === null) return { ...plain, isBare: !/^[\s-]?\p{L}/u.test(rest) }
  const isGuess = alsoThings.test(unit)
  const unitChars = money === undefined ? (matched ?? "").length : 0
  return withUnit({ ...plain, isGuess, end: end + unitChars }, unit)
}

/** Units that are also countable things: back yards, bars of soap, feet of a table. */
const alsoThings = /^(?:yards?|foot|feet|bars?|pounds?|seconds?|degrees?|pixels?|stones?)$/u

const withUnit = (amount: Amount, spelling: string): Amount => {
  const { kind, factor } = unitSpellings.get(spelling) ?? { kind: spelling, factor: 1 }
  const isMoney = kind === "money"
  return {
    ...amount,
    unit: kind,
    spelling: isMoney ? null : spelling,
    base: Math.round(amount.value * factor * 1000) / 1000,
    isBare: false,
  }
}

/** "in" is also a small word: after a number, it means inches unless something follows that it could lead to. */
function unitOf(name: string, rest: string, { matched, isSize }: { matched: string; isSize: boolean }): string | null {
  const isGlued = /^[^\s-]/u.test(matched)
  const unit = name
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/^fl\.?[ -]oz$/u, "fl oz")
    .replace(/[″”]|['’′]{2}/u, '"')
    .replace("′", "'")
  if (
    unit === "in" &&
    !isGlued &&
    !isSize &&
    /^\s?in\.?\s+(?!(?:x|by|wide|long|tall|high|deep|thick|round|across|around|chest|diameter|screen|wheels?|bike|around)\b)\p{L}/u.test(
      rest,
    )
  )
    return null
  if (unit === "k") return isGlued ? "k" : null
  // "1.5L" is a volume; "size 10 L" is not.
  if (unit === "l" && name === "L" && isGlued) return unit
  if (/^[a-z]$/u.test(unit) && name !== unit && !/^[CFVWA]$/u.test(name)) return null
  if (/^[avfc]$/u.test(unit) && !isGlued && name === unit) return null
  return unitSpellings.has(unit) ? unit : null
}

const scaleOf = (scale: string | undefined): number => (scale === undefined ? 1 : spelledValue(scale.trim()))

function digitsValue(raw: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(raw)) return Number(raw.replaceAll(",", ""))
  return Number.parseFloat(raw.replace(",", "."))
}

const signs: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 0.125 }

/** What a fraction adds to the digits before it; "1/2" is a half, "3 1/2" three and a half. */
function fractionValue(part: string | undefined, whole: string | undefined): number {
  if (part === undefined) return 0
  const sign = signs[part.trim()]
  if (sign !== undefined) return sign
  if (part.startsWith("/")) return digitsValue(whole ?? "0") / Number(part.slice(1)) - digitsValue(whole ?? "0")
  const [top = "0", bottom = "1"] = part.slice(1).split("/")
  return Number(top) / Number(bottom)
}

function spelledValue(words: string): number {
  let [total, current] = [0, 0]
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    const value = spelledValues.get(word) ?? 0
    if (value >= 1000) {
      total += Math.max(current, 1) * value
      current = 0
    } else if (value === 100 || word === "dozen") current = Math.max(current, 1) * value
    else current += value
  }
  return total + current
}
