import type { Ask } from "./put-answers.ts"

const numbers = ["No", "One", "Two", "Three"]

/** Where a text is asked for again, that is no new fact. */
export function sayAsks(asks: readonly Pick<Ask, "about">[]): string {
  const thing = asks.some(isAgain) ? "answer" : "fact"
  return `${numbers[asks.length] ?? asks.length} ${thing}${asks.length === 1 ? "" : "s"} would make this listing stronger`
}

export const sayWhy = (asks: readonly Pick<Ask, "about">[]): string =>
  asks.some(isAgain) ? "We only write what you tell us." : "Buyers look for them, and we only write what you tell us."

const isAgain = ({ about }: Pick<Ask, "about">): boolean => about !== ""
