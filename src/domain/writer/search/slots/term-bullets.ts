import type { Genre } from "../../../rule-book/genre.ts"
import { hasMoney } from "../../../text/measure/money.ts"
import type { Topic } from "../../fact.ts"
import type { Understanding } from "../../understanding.ts"
import { lineOf } from "../../write/lines.ts"
import { isUntold } from "../../write/untold.ts"
import type { Bullet } from "./pack-bullets.ts"
import type { Room } from "./room.ts"

/** A shop has places of its own for both. */
const terms: Partial<Record<Genre, readonly Topic[]>> = {
  service: ["price"],
  app: ["price"],
  auction: ["delivery", "price"],
  local: ["price", "delivery"],
}

const maxTerm = 200

/** What it costs, and how to get a used thing, for whatever room the reasons to buy it leave. */
export const termsOf = (u: Understanding, { max }: Room): Bullet[] =>
  u.facts
    .filter((fact) => terms[u.genre]?.includes(fact.topic) === true && !fact.isEcho && !isUntold(fact, u))
    .map((fact) => ({ fact, line: lineOf(fact, u) }))
    .filter(({ line }) => line.length <= Math.min(max, maxTerm))

const amount = /\d[\d.,]*\d|\d/g

/** "£40 an hour" beside "£40 an hour, or £380 for ten" */
export function isPriceTold({ fact, line }: Bullet, lines: readonly string[]): boolean {
  const amounts = line.match(amount) ?? []
  return (
    fact?.topic === "price" &&
    amounts.length > 0 &&
    lines.some((other) => hasMoney(other) && amounts.every((each) => other.match(amount)?.includes(each)))
  )
}
