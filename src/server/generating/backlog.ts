import { Problem } from "../problem.ts"

interface Bounds {
  /** So many listings are written at once. */
  readonly places: number
  /** Whoever would wait longer for their first listing is refused. */
  readonly longestWaitMs: number
  /** How long a place needs for one listing, until it has been measured. */
  readonly firstGuessMs: number
  /** A clock in milliseconds. */
  readonly nowMs?: () => number
}

/** One order among those being written. */
export interface BacklogPlace {
  /** So many listings are to be written for it; until that is known, it counts as one. */
  expect(listings: number): void
  /** One of its listings is through. */
  done(): void
  /** There is nothing more to do for it. */
  leave(): void
}

/**
 * How much one interval counts among those before it. Of many that came together the first listings take long and the
 * last ones follow each other closely, so that only many of them tell the pace.
 */
const weight = 0.02
const forgetMs = 60_000

interface Waiting {
  left: number
  readonly sinceMs: number
  /** One of its listings is through, so that it waits no more. */
  isBegun: boolean
}

/**
 * Knows what is being written in this process and for whom, and how fast it goes: from one listing to the next while
 * there is work, whatever slows it. Users take turns, so somebody new waits for one listing of each other user and not for
 * all that was ordered before.
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
   * How long a new order of this user would wait for its first listing: by the pace so far, and at least as long as
   * somebody waits already. Their own orders are nobody's fault but theirs.
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

  /** Takes an order in, or refuses it with `overloaded` where it would wait for too long. */
  admit(userId: string): BacklogPlace {
    const waitMs = this.expectedWaitMs(userId)
    if (waitMs > this.#bounds.longestWaitMs)
      throw new Problem("overloaded", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
    return this.join(userId)
  }

  /** Takes an order in that was promised already. */
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

  /** Of what was long ago nothing can be told: it may have been somebody's endless texts. */
  #begin(): void {
    const { nowMs, firstGuessMs, places } = this.#bounds
    if (nowMs() - this.#lastAtMs > forgetMs) this.#intervalMs = firstGuessMs / places
    this.#lastAtMs = nowMs()
  }

  /** Where fewer orders are written than there are places, all places together would have been faster. */
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
