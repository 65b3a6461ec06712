import type { Teller } from "../teller.ts"
import type { Speaker } from "./said.ts"
import type { Names } from "./things.ts"

/** With what one thing is told: who tells it, who speaks, and what "it" is. */
export interface Telling {
  readonly teller: Teller
  readonly speaker: Speaker
  readonly names: Names
}
