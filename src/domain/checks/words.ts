import type { Limit } from "../rule-book/rule.ts"
import type { Unit } from "../text/measure/units.ts"
import type { CheckOutcome } from "./check.ts"

/** What a check found, in one sentence for whoever wrote the text. */
export function describeOutcome(limit: Limit, outcome: CheckOutcome): string {
  const { measured, limit: bound } = outcome
  const found = quote(outcome.found)
  switch (outcome.code) {
    case "ok":
      return "It meets the rule."
    case "missing":
      return "It is empty."
    case "too-short":
      return limit.check === "chapters"
        ? `${found} lasts ${measured} of at least ${bound} seconds.`
        : `${found || "It"} has ${measured} of at least ${count(bound, unitWord(limit))}.`
    case "too-long":
      return `${limit.check === "total" ? "In total" : found || "It"} ${limit.check === "total" ? "have" : "has"} ${measured} of at most ${count(bound, unitWord(limit))}.`
    case "too-few":
      return `It has ${measured} of at least ${count(bound, "items")}.`
    case "too-many":
      return `It has ${measured} of at most ${count(bound, "items")}.`
    case "too-few-words":
      return `It has ${measured} of at least ${count(bound, "words")}.`
    case "too-many-words":
      return `It has ${measured} of at most ${count(bound, "words")}.`
    default:
      return describeWording(limit, outcome, found)
  }
}

function describeWording(limit: Limit, { code, measured, limit: bound }: CheckOutcome, found: string): string {
  switch (code) {
    case "forbidden":
      return `It has ${whatOf(limit)}: ${found}.`
    case "misshapen":
      return `It should be ${whatOf(limit)}: ${found} is not.`
    case "fragment":
      return `${found} is a fragment: a buyer can't tell what it means.`
    case "repeated":
      return `${found} already appears.`
    case "word-repeated":
      return `${found} appears ${measured} times; at most ${bound === 1 ? "once is" : `${bound} times are`} allowed.`
    case "character-repeated":
      return `${found} appears ${measured} times; at most ${bound === 1 ? "once is" : `${bound} times are`} allowed.`
    case "word-elsewhere":
      return `${found} already appears in another field.`
    case "competitor":
      return `It names a competitor: ${found}.`
    case "all-caps":
      return `It has ${measured} of at most ${count(bound, "words")} in capitals: ${found}.`
    case "single-words":
      return `${measured} of a hundred items have more than one word, and at least ${bound} should: ${found} has one.`
    default:
      return describeChapters(code, found)
  }
}

function describeChapters(code: string, found: string): string {
  switch (code) {
    case "not-a-chapter":
      return `${found} is not a time and a name, like 02:10 Fitting the pads.`
    case "not-from-zero":
      return `The first chapter begins at 00:00, and ${found} does not.`
    case "not-in-order":
      return `${found} begins before the one above it ends.`
    default:
      throw new Error(`No words for the outcome ${code}`)
  }
}

/** A found piece may be a whole paragraph, or a character that nobody sees. */
function quote(found: string | undefined): string {
  if (found === undefined) return ""
  const visible = found.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (hidden) => `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  )
  const letters = [...visible]
  return `“${letters.length > 60 ? `${letters.slice(0, 57).join("")}…` : visible}”`
}

const whatOf = (limit: Limit): string => ("what" in limit ? limit.what : "what is not allowed")

const unitWord = (limit: Limit): string => ("unit" in limit ? unitWords[limit.unit] : "characters")

const unitWords: Readonly<Record<Unit, string>> = {
  codePoints: "characters",
  safeChars: "characters",
  utf16: "characters",
  bytes: "bytes",
}

const numbers = new Intl.NumberFormat("en-US")

const count = (number: number, plural: string): string =>
  `${numbers.format(number)} ${number === 1 ? plural.replace(/s$/, "") : plural}`
