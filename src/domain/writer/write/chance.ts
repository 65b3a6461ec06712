import { hashOf } from "../../text/keys/hash-of.ts"

/** Picks by the brief and nothing else: the same brief gives the same words, and two shops do not sound alike. */
export type Pick = <T>(choices: readonly T[], part: string) => T | undefined

/** Each further variation takes the next choice, so that pressing again says something new while there is something. */
export const makePick =
  (seed: string, variation: number): Pick =>
  (choices, part) =>
    choices[(hashOf(`${seed}|${part}`) + variation) % Math.max(1, choices.length)]
