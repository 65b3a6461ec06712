import type { Fact } from "../fact.ts"
import { isRunOn } from "../read/run-on.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, countWords, withoutEnd } from "./grammar.ts"

const maxWords = 18
const maxParts = 4
const maxNoun = 8
const maxPart = 6

/**
 * A description of one line, such as "Dried lime slices for cocktails, about 40 in a pouch": it says best what is sold,
 * and is told as it was typed. Null for any other description.
 */
export function oneLineOf({ brief, genre, facts, runs, language }: Understanding): readonly Fact[] | null {
  const line = brief.description.trim()
  const said = facts.filter(({ field, isEcho }) => field === "description" && !isEcho)
  const [first, ...others] = said.toSorted((a, b) => a.place - b.place)
  const isOneLine =
    first !== undefined &&
    language === "en" &&
    // A business and an app are named in their first sentence.
    /^(?:goods|auction|local)$/.test(genre) &&
    runs.length === 0 &&
    !/\n|[.!?;:]\s|[$£€]/.test(line) &&
    line.split(/,\s/).length <= maxParts &&
    countWords(line) <= maxWords &&
    !isRunOn(line) &&
    first.shape === "noun" &&
    first.topic === "what" &&
    first.isCertain &&
    others.every(
      ({ text, shape, topic }) =>
        countWords(text) <= (shape === "noun" || /^\d/.test(text) ? maxNoun : maxPart) &&
        !/^(?:sentence|third)$/.test(shape) &&
        !elsewhere.has(topic),
    ) &&
    // Nothing of it was left out.
    countWords(lineOf([first, ...others])) >= countWords(line) - 1
  return isOneLine ? [first, ...others] : null
}

const elsewhere: ReadonlySet<Fact["topic"]> = new Set([
  "price",
  "delivery",
  "story",
  "shop",
  "pain",
  "question",
  "place",
])

export const lineOf = (facts: readonly Fact[]): string =>
  asSentence(facts.map(({ text }) => withoutEnd(text)).join(", "))
