import { hashOf } from "../../text/keys/hash-of.ts"

/** The choice depends only on the brief: the same brief gives the same words, and two shops do not sound alike. */
export type Pick = <T>(choices: readonly T[], part: string) => T | undefined

/** Each variation takes the next choice, so another press gives new words as long as there are any. */
export const makePick =
  (seed: string, variation: number): Pick =>
  (choices, part) =>
    choices[(hashOf(`${seed}|${part}`) + variation) % Math.max(1, choices.length)]
