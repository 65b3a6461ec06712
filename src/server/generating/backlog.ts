import { Problem } from "../problem.ts"

interface Bounds {
  /** How many listings are written at once. */
  readonly places: number
  /** A request with a longer wait for its first listing is refused. */
  readonly longestWaitMs: number
  /** The time per listing and slot until it has been measured. */
  readonly firstGuessMs: number
  /** A clock in milliseconds. */
  readonly nowMs?: () => number
}

/** One order in progress. */
export interface BacklogPlace {
  /** The number of its listings; until it is known, it counts as one. */
  expect(listings: number): void
  /** One of its listings is finished. */
  done(): void
  /** There is nothing left to do for it. */
  leave(): void
}

/**
 * The weight of one interval against the earlier ones. In a batch, the first listings take long and the last ones
 * follow each other closely, so that only many of them show the pace.
 */
const weight = 0.02
const forgetMs = 60_000

interface Waiting {
  left: number
  readonly sinceMs: number
  /** One of its listings is finished, so it no longer waits. */
  isBegun: boolean
}

/**
 * Tracks what this process is writing and for whom, and how fast: the time from one listing to the next while there is
 * work, whatever slows it. Users take turns, so a new user waits for one listing of each other user and not for
 * everything ordered before.
 */
export class Backlog {
  readonly #bounds: Required<Bounds>
  readonly #ordersOf = new Map<string, Set<Waiting>>()
  #intervalMs: number
  #lastAtMs = 0

  constructor({ nowMs = () => performance.now(), ...bounds }: Bounds) {
    this.#bounds = { ...bounds, nowMs }
    this.#intervalMs = bounds.firstGuessMs / bounds.places
  }

  /**
   * The wait of this user's new order for its first listing: by the current pace, and at least as long as the longest
   * current wait. A user's own orders count against nobody else.
   */
  expectedWaitMs(userId: string): number {
    const rounds = 1 + (this.#ordersOf.get(userId)?.size ?? 0)
    const nowMs = this.#bounds.nowMs()
    let ahead = 0
    let longestMs = 0
    for (const [other, orders] of this.#ordersOf) {
      if (other === userId) continue
      ahead += Math.min(rounds, sumLeft(orders))
      for (const { isBegun, sinceMs } of orders) if (!isBegun) longestMs = Math.max(longestMs, nowMs - sinceMs)
    }
    const tooMany = ahead + 1 - this.#bounds.places
    return tooMany <= 0 ? 0 : Math.max(longestMs, tooMany * this.#intervalMs)
  }

  /** Accepts an order, or refuses it with `overloaded` if it would wait too long. */
  admit(userId: string): BacklogPlace {
    const waitMs = this.expectedWaitMs(userId)
    if (waitMs > this.#bounds.longestWaitMs)
      throw new Problem("overloaded", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
    return this.join(userId)
  }

  /** Accepts an order that was already promised. */
  join(userId: string): BacklogPlace {
    if (this.#ordersOf.size === 0) this.#begin()
    const order: Waiting = { left: 1, sinceMs: this.#bounds.nowMs(), isBegun: false }
    const orders = this.#ordersOf.get(userId) ?? new Set()
    this.#ordersOf.set(userId, orders.add(order))
    return {
      expect: (listings) => {
        order.left = listings
      },
      done: () => {
        this.#learn()
        order.left = Math.max(0, order.left - 1)
        order.isBegun = true
      },
      leave: () => {
        orders.delete(order)
        if (orders.size === 0 && this.#ordersOf.get(userId) === orders) this.#ordersOf.delete(userId)
      },
    }
  }

  /** Old intervals say nothing: they may come from somebody's endless texts. */
  #begin(): void {
    const { nowMs, firstGuessMs, places } = this.#bounds
    if (nowMs() - this.#lastAtMs > forgetMs) this.#intervalMs = firstGuessMs / places
    this.#lastAtMs = nowMs()
  }

  /** With fewer orders than slots, all slots together would have been faster. */
  #learn(): void {
    const { places, nowMs } = this.#bounds
    let running = 0
    for (const orders of this.#ordersOf.values()) for (const { left } of orders) running += left > 0 ? 1 : 0
    const atMs = nowMs()
    const intervalMs = ((atMs - this.#lastAtMs) * Math.min(running, places)) / places
    this.#intervalMs += weight * (intervalMs - this.#intervalMs)
    this.#lastAtMs = atMs
  }
}

const sumLeft = (orders: ReadonlySet<{ readonly left: number }>): number => {
  let sum = 0
  for (const { left } of orders) sum += left
  return sum
}
