import type { Genre } from "../../../rule-book/genre.ts"
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
