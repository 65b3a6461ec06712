import { setTimeout as wait } from "node:timers/promises"

/** Time and randomness, so that a test can control them. */
export interface ModelClock {
  nowMs(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  timeLimit(ms: number): AbortSignal
  /** From 0 to 1. */
  random(): number
}

export const realModelClock: ModelClock = {
  nowMs: () => performance.now(),
  pause: (ms, signal) => wait(ms, undefined, { signal }),
  timeLimit: (ms) => AbortSignal.timeout(Math.ceil(ms)),
  random: Math.random,
}
