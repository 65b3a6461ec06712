import { setImmediate as nextTurn } from "node:timers/promises"

/** Runs one piece of work after the other, and lets whatever else this process has to do come in between. */
export type Turns = <Result>(work: () => Result | Promise<Result>) => Promise<Result>

/**
 * Composing and judging keep the processor for some milliseconds each. Fifty of them in a row, or many people's at once,
 * would keep everybody else waiting, so each gets a turn of its own.
 */
export function makeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(() => nextTurn()).then(work)
    last = mine.catch(() => {})
    return mine
  }
}
