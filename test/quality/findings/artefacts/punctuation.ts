import { allBlocksOf, type Block } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import type { WrittenListing } from "../../written-listing.ts"
import { endsWithAbbreviation } from "./abbreviation.ts"

const wrong: readonly { pattern: RegExp; says: string }[] = [
  { pattern: / {2,}/, says: "two spaces" },
  { pattern: /\s[,;.!?](?=\s|$)|\s:(?=\s|$)/, says: "a space before a stop" },
  { pattern: /,[,;.:!?]|[;:][,;.:!?]|(?<!\.)\.\.(?!\.)|[!?]{2,}|\.{4,}/, says: "two stops" },
  { pattern: /[([“] | [)\]”]|\(\)|\[\]|""|“”/, says: "an empty or loose bracket or quote" },
  { pattern: /[,;](?=[\p{L}])/u, says: "no space after a stop" },
]

const pairs: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
]

/** Lists for machines: in them, a comma has no space after it, as the platform counts it. */
const isPacked = ({ field, text }: Block): boolean =>
  !/\s/.test(text) || (field.startsWith("platformFields.") && text.includes(",") && !text.includes(", "))

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Every bracket and quote is closed. A straight quote after a digit is an inch, and one after a space opens a
 * quotation.
 */
export function isBalanced(text: string): boolean {
  const withoutInches = text
    .replace(/(?<=^|[\s(])"(?=\p{L})[^"]*"(?![\p{L}\p{N}])/gu, "")
    .replace(/(?<=\p{N})(?:["”]|\s["”](?!\p{L}))/gu, "")
  return (
    pairs.every(([open, close]) => countOf(withoutInches, open) === countOf(withoutInches, close)) &&
    countOf(withoutInches, '"') % 2 === 0
  )
}

export const findPunctuation = ({ listing }: WrittenListing): Finding[] =>
  allBlocksOf(listing)
    .filter((block) => !isPacked(block))
    .flatMap(({ field, text }) => [
      ...wrong.flatMap(({ pattern, says }) => {
        const found = pattern.exec(text)
        const from = Math.max(0, (found?.index ?? 0) - 15)
        return found === null ? [] : [{ field, text: text.slice(from, from + 35), says }]
      }),
      ...commasAfterStops(text).map((found) => ({ field, text: found, says: "two stops" })),
      ...(isBalanced(text) ? [] : [{ field, text, says: "a bracket or quote without its other half" }]),
    ])

/** "ft., then" is correct, "blue., then" is the result of joining two pieces. */
const commasAfterStops = (text: string): string[] =>
  [...text.matchAll(/\.[,;:]/g)]
    .filter(({ index }) => !endsWithAbbreviation(text.slice(0, index + 1)))
    .map(({ index }) => text.slice(Math.max(0, index - 15), index + 15))
