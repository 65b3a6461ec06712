import { itemsOf } from "../seo/listing.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { amount, range, within } from "./wording/amounts.ts"

export interface CountLimit {
  readonly check: "count"
  readonly min?: number
  readonly max: number
}

export type CountCode = "too-few" | "too-many"

export function checkCount(
  items: readonly string[],
  { min = 0, max }: Pick<CountLimit, "min" | "max">,
): CheckOutcome<CountCode> {
  const measured = items.length
  if (measured < min) return { code: "too-few", measured, limit: min }
  return { code: measured > max ? "too-many" : "ok", measured, limit: max }
}

export const count = makeCheck<CountLimit, CountCode>({
  id: "count",
  measure: (limit, { items }) => checkCount(items, limit),
  words: {
    "too-few": ({ measured, limit }) => `It has ${measured} of at least ${amount(limit, "items")}.`,
    "too-many": ({ measured, limit }) => `It has ${measured} of at most ${amount(limit, "items")}.`,
  },
  describeLimit: ({ min, max }) => `${range(min, max)} items`,
  promptLine: (limit) => `${within(limit)} items`,
  isRewritten: "never",
  earnsPoints: false,
  mend: {
    // Too many: the last ones are removed. Too few: nothing is made up.
    change: (value, { max }) => itemsOf(value).slice(0, max),
    says: () => "Reduced to the number allowed.",
  },
})
