import { isJoining } from "../../text/words/joining-words.ts"
import { type Amount, readAmounts } from "./amounts.ts"
import type { Evidence } from "./evidence.ts"
import type { Span } from "./find-phrases.ts"
import { otherReadings } from "./unit-spellings.ts"

/** Numbers of the text that the brief lacks, with their units. Short phrases often omit the unit. */
export function findAmounts(text: string, evidence: Evidence, isPhrase: boolean): Span[] {
  return readAmounts(text)
    .filter(
      (amount) =>
        !isOrdinal(text, amount) &&
        !isIdiom(text, amount) &&
        !isDenied(text, amount) &&
        !isSupported(amount, isPhrase ? "" : text.slice(amount.end, amount.end + 24), evidence),
    )
    .map(({ start, end }) => ({ start, end }))
}

/** In "10 x 8 in" the sign counts nothing. */
const countsSomething = /^[\s-]?(?!x[\s-]?\d)(\p{L}+)/u
const firstWord = (rest: string): string => countsSomething.exec(rest)?.[1]?.toLowerCase() ?? ""

const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 0.001

function isSupported(amount: Amount, rest: string, { amounts, listSizes }: Evidence): boolean {
  // "Twelve mugs" is not the "12 oz" of the brief.
  const isCount = !amount.isBare && firstWord(rest) !== "" && !isJoining(firstWord(rest))
  if (isCount && isCounted(amount, firstWord(rest), listSizes)) return true
  return amounts.some((said) => {
    if (isRead(amount, said) || isRead(said, amount)) return true
    if (amount.unit === null) return isClose(said.value, amount.value) && (!isCount || said.unit === null)
    if (amount.isGuess && said.unit === null && isClose(said.value, amount.value)) return true
    if (said.unit === amount.unit) return isClose(said.base, amount.base)
    return said.isBare && isClose(said.value, amount.value)
  })
}

/** Whether one equals the other in another reading of its unit. */
const isRead = ({ spelling, value }: Amount, { unit, base }: Amount): boolean =>
  (otherReadings.get(spelling ?? "") ?? []).some((other) => other.kind === unit && isClose(other.factor * value, base))

/** "Three scents" for a brief that lists three. A pack size is different, and is written in digits. */
const isCounted = ({ isSpelled, unit, value }: Amount, noun: string, sizes: ReadonlySet<number>): boolean =>
  isSpelled && unit === null && /[^s]s$/u.test(noun) && sizes.has(value)

/** Negations and comparisons. */
const denial =
  /(?:^|[\s(])(?:no|not|without|never|unlike|instead of|rather than)\s(?:(?:an?|the|any|your|those|these)\s)?$/iu

const isDenied = (text: string, { start }: Amount): boolean => denial.test(text.slice(Math.max(0, start - 24), start))

/** "1." and "Step 2" number the writer's own points, and every video begins at 0:00. */
function isOrdinal(text: string, { start, end, value, unit }: Amount): boolean {
  if (unit !== null || value > 30) return false
  const before = text.slice(Math.max(0, start - 12), start)
  if (/(?:^|\n)\s*$/u.test(before) && /^[.):]\s/u.test(text.slice(end, end + 2))) return true
  return (
    /(?:step|part|tip|chapter|option|no\.|question)\s$/iu.test(before) ||
    (value === 0 && /:/u.test(text.slice(end, end + 1) + before.slice(-1)))
  )
}

const loose =
  /^[\s-]?(?:of|or|and|the|a|an|in|to|at|is|are|who|that|for|with|on|by|as|if|so|things?|ways?|reasons?|steps?|parts?|words?|ideas?|sides?|ends?|hands?|eyes|people|worlds?|friends|minds?|different|more|less|another|other|simple|easy|short|small|little|good|great|quick)(?![\p{L}])|^[\s-]?(?:\p{P}|$)/iu
const before =
  /(?:^|[\s(])(?:or|for|in|the|these|those|of|last|first|next|by|other|every|a|than|between|no|any|this|that|which|each|just|only)\s$/iu

/** Small numbers in words are often not a count: "a week or two", "the two of you", "one by one". */
function isIdiom(text: string, { start, end, value, unit, isSpelled }: Amount): boolean {
  const around = text.slice(Math.max(0, start - 3), end + 3)
  if (/24\/7/u.test(around)) return true
  // Covered by the tables of phrases.
  if (value === 7 && /^\s?a week\b/iu.test(text.slice(end, end + 8))) return true
  if (!isSpelled) return false
  const rest = text.slice(end, end + 14)
  if (value === 1) return !(unit !== null && text.charAt(start + 3) === "-")
  if (value === 100 || value === 1000 || value === 1_000_000) return /s/iu.test(text.charAt(end))
  return unit === null && value <= 4 && (loose.test(rest) || before.test(text.slice(Math.max(0, start - 10), start)))
}
