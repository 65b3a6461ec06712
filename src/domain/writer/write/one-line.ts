import { sellsThings } from "../../rule-book/genre.ts"
import { endsInside } from "../../text/split/ends-inside.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { isRunOn } from "../read/run-on.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, countWords, withoutEnd } from "./grammar.ts"

const maxWords = 18
const maxParts = 4
const maxNoun = 8
const maxPart = 6

/** What the seller typed as the description, in this order. "Lace bobbins" is in "lace bobbins turned from plum and pear". */
export const typed = ({ facts, runs }: Understanding): readonly Fact[] =>
  [
    ...facts.filter((fact) => !runs.some(({ place, text }) => place === fact.place && text.startsWith(fact.text))),
    ...runs,
  ]
    .filter(({ field, isEcho }) => field === "description" && !isEcho)
    .toSorted((a, b) => a.place - b.place)

/** The description, if it is one line and nothing of it was left out. */
export function lineTyped(u: Understanding): readonly Fact[] {
  const line = u.brief.description.trim()
  const said = typed(u)
  return !line.includes("\n") && !endsInside(line) && countWords(lineOf(said)) >= countWords(line) - 1 ? said : []
}

/**
 * A description of one line, such as "Dried lime slices for cocktails, about 40 in a pouch": it says best what is sold,
 * and is told as it was typed. Null for any other description.
 */
export function oneLineOf(u: Understanding): readonly Fact[] | null {
  const line = u.brief.description.trim()
  const [first, ...others] = lineTyped(u)
  const isOneLine =
    first !== undefined &&
    u.language === "en" &&
    // A business and an app are named in their first sentence.
    sellsThings(u.genre) &&
    !/:\s|[$£€]/.test(line) &&
    line.split(/,\s/).length <= maxParts &&
    countWords(line) <= maxWords &&
    (first.isRun ? others.length === 0 && isRow(line) : isNameOfThing(first, others.length > 0) && !isRunOn(line)) &&
    others.every(isDetail)
  return isOneLine ? [first, ...others] : null
}

const isNameOfThing = ({ text, shape, topic, isCertain }: Fact, hasDetails: boolean): boolean =>
  shape === "noun" && topic === "what" && (isCertain || (hasDetails ? isWithoutVerb(text) : isRow(text)))

/** "10 pack of galvanised steel rock pegs for awnings" has no verb, and its words are joined. */
const isRow = (line: string): boolean => / (?:of|for|with|from|in|on) /i.test(line) && isWithoutVerb(line)

const isWithoutVerb = (line: string): boolean =>
  line.split(/\s+/).every((word) => !/^(?:subject|auxiliary|third|relative)$/.test(kindOf(word)))

const isDetail = ({ text, shape, topic }: Fact): boolean =>
  countWords(text) <= (shape === "noun" ? maxNoun : maxPart) &&
  !/^(?:sentence|third)$/.test(shape) &&
  !elsewhere.has(topic)

/** A search line or an opening is about none of these. */
export const elsewhere: ReadonlySet<Fact["topic"]> = new Set(["price", "delivery", "story", "shop", "pain", "place"])

export const lineOf = (facts: readonly Fact[]): string =>
  asSentence(facts.map(({ text }) => withoutEnd(text)).join(", "))
