import type { Limit } from "../../src/domain/rule-book/rule.ts"
import type { Unit } from "../../src/domain/text/measure/units.ts"

export const unitNames: Readonly<Record<Unit, string>> = {
  codePoints: "characters (code points)",
  utf16: "UTF-16 units",
  safeChars: "characters",
  bytes: "bytes (UTF-8)",
}

/** The numbers of a rule in words, for the rule book's table. */
export function describeLimit(limit: Limit): string {
  switch (limit.check) {
    case "length":
      return `${range(limit.min, limit.max)} ${unitNames[limit.unit]}`
    case "item-length":
      return `each ${range(limit.min, limit.max)} ${unitNames[limit.unit]}`
    case "count":
      return `${range(limit.min, limit.max)} items`
    case "total":
      return `together ${range(undefined, limit.max)} ${unitNames[limit.unit]}${formulas[limit.formula]}`
    case "forbidden":
      return `no ${limit.what}${limit.exempt === "brand" ? ", but in the brand's name" : ""}`
    case "shape":
      return limit.what
    case "word-count":
      return `${range(limit.min, limit.max)} words`
    default:
      return describeWordLimit(limit)
  }
}

type WordLimit = Exclude<
  Limit,
  { check: "length" | "item-length" | "count" | "total" | "forbidden" | "shape" | "word-count" }
>

function describeWordLimit(limit: WordLimit): string {
  switch (limit.check) {
    case "unique":
      return "none twice"
    case "word-repeat":
      return `no word more than ${times(limit.max)}`
    case "character-repeat":
      return `each of ${code(limit.characters)} at most ${times(limit.max)}`
    case "words-elsewhere":
      return `no word of ${limit.slots.map(code).join(", ")}${limit.alsoBrand ? " or of the brand" : ""}`
    case "competitors":
      return "no competitor that the brief names"
    case "capitals":
      return `${range(undefined, limit.maxWords)} words in capitals`
    case "fragments":
      return "none that breaks off or names nothing"
    case "phrases":
      return `at least ${limit.minPercent} of a hundred with more than one word`
    case "chapters":
      return `from 00:00, at least ${limit.minItems}, each of at least ${limit.minSecondsEach} s`
  }
}

const formulas = {
  sum: "",
  joined: ", with one between two items",
  "youtube-tags": ", with one between two items and two for an item with a space",
} as const

function range(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `at least ${min}`
  if (min === undefined) return `at most ${max}`
  return min === max ? String(max) : `${min} to ${max}`
}

const times = (count: number): string => (count === 1 ? "once" : `${count} times`)

const code = (text: string): string => `\`${text}\``
