import type { Ask } from "./put-answers.ts"

const numbers = ["No", "One", "Two", "Three"]

/** Where a text is asked for again, that is no new fact. */
export function sayAsks(asks: readonly Pick<Ask, "about">[]): string {
  const thing = asks.some(({ about }) => about !== "") ? "answer" : "fact"
  return `${numbers[asks.length] ?? asks.length} ${thing}${asks.length === 1 ? "" : "s"} would make this listing stronger`
}
