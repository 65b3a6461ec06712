import { onceFor } from "../once-for.ts"
import { remembered } from "../remembered.ts"
import type { ReadText } from "./read-text.ts"

const fewestLetters = 5

/**
 * A word with its double letters as one, and with any vowel for those behind the first: "beter" and "better", "recieve" and
 * "receive", but not "block" and "black". Short words, and those with a digit, are what they are.
 */
export function roughSpelling(word: string): string {
  if (word.length < fewestLetters || !/^\p{L}+$/u.test(word)) return word
  const [, start = "", rest = ""] = /^([^aeiou]*[aeiou]?)(.*)$/u.exec(word.replace(/(\p{L})\1+/gu, "$1")) ?? []
  return start + rest.replace(/[aeiou]+/gu, "*")
}

/** While somebody types, nearly every word is the same again. */
const roughly = remembered(roughSpelling)
const roughlyIn = onceFor(({ first }: ReadText): ReadonlySet<string> => new Set([...first.keys()].map(roughly)))

/** Whether a text has these words, spelled as in the brief or without its slips. Cutting the text adds none. */
export const hasWordsDespiteSlips = (text: ReadText, words: readonly string[]): boolean =>
  words.every((word) => text.first.has(word) || roughlyIn(text).has(roughly(word)))
