import { hashOf } from "../../text/hash-of.ts"

/** Picks by the brief and nothing else: the same brief gives the same words, and two shops do not sound alike. */
export type Pick = <T>(choices: readonly T[], part: string) => T | undefined

export const makePick =
  (seed: string): Pick =>
  (choices, part) =>
    choices[hashOf(`${seed}|${part}`) % Math.max(1, choices.length)]
