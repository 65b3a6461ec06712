import { wordsIn } from "../text/words/words-in.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { amount, range } from "./wording/amounts.ts"

/** The total number of words. Advice only: no platform enforces it. */
export interface WordCountLimit {
  readonly check: "word-count"
  readonly min?: number
  readonly max?: number
}

export type WordCountCode = "too-few-words" | "too-many-words"

export function checkWordCount(
  texts: readonly string[],
  { min = 0, max }: Pick<WordCountLimit, "min" | "max">,
): CheckOutcome<WordCountCode> {
  const measured = texts.reduce((sum, text) => sum + wordsIn(text).length, 0)
  if (measured < min) return { code: "too-few-words", measured, limit: min }
  if (max !== undefined && measured > max) return { code: "too-many-words", measured, limit: max }
  return { code: "ok", measured, limit: max ?? min }
}

export const wordCount = makeCheck<WordCountLimit, WordCountCode>({
  id: "word-count",
  measure: (limit, { items }) => checkWordCount(items, limit),
  words: {
    "too-few-words": ({ measured, limit }) => `It has ${measured} of at least ${amount(limit, "words")}.`,
    "too-many-words": ({ measured, limit }) => `It has ${measured} of at most ${amount(limit, "words")}.`,
  },
  describeLimit: ({ min, max }) => `${range(min, max)} words`,
  promptLine: () => null,
  isRewritten: "never",
  earnsPoints: true,
  mend: null,
})
