import { type CheckOutcome, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

/** The minimum percentage of items with more than one word. Advice only. */
export interface PhrasesLimit {
  readonly check: "phrases"
  readonly minPercent: number
}

export type PhrasesCode = "single-words"

/** The percentage of items with more than one word. */
export function checkPhrases(
  items: readonly string[],
  { minPercent }: Pick<PhrasesLimit, "minPercent">,
): CheckOutcome<PhrasesCode> {
  if (items.length === 0) return { code: "ok", measured: 100, limit: minPercent }
  const single = items.filter((item) => !/\S\s+\S/u.test(item))
  const measured = Math.round((100 * (items.length - single.length)) / items.length)
  const [found] = single
  if (measured >= minPercent || found === undefined) return { code: "ok", measured, limit: minPercent }
  return { code: "single-words", measured, limit: minPercent, found }
}

export const phrases = makeCheck<PhrasesLimit, PhrasesCode>({
  id: "phrases",
  measure: (limit, { items }) => checkPhrases(items, limit),
  words: {
    "single-words": ({ measured, limit, found }) =>
      `${measured} of a hundred items have more than one word, and at least ${limit} should: ${quote(found)} has one.`,
  },
  describeLimit: ({ minPercent }) => `at least ${minPercent} of a hundred with more than one word`,
  promptLine: () => null,
  isRewritten: "never",
  earnsPoints: false,
  mend: null,
})
