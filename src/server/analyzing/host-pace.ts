/** The pause between two pages of one site: no shorter than a visitor's. */
const paceMs = 1000
const maxHosts = 1000

interface Time {
  readonly now: () => Date
  /** Runs something once after a delay. */
  readonly after: (waitMs: number, run: () => void) => unknown
}

/** One pace per site, however many lists and people ask for its pages. */
export class HostPace {
  readonly #time: Time
  /** When the next page of a host may be fetched. */
  readonly #free = new Map<string, number>()

  constructor(time: Time) {
    this.#time = time
  }

  /** How long this host's next page must wait; the slot is then reserved. */
  take(host: string): number {
    const now = this.#time.now().getTime()
    if (this.#free.size >= maxHosts) for (const [one, at] of this.#free) if (at <= now) this.#free.delete(one)
    const at = Math.max(now, this.#free.get(host) ?? now)
    this.#free.set(host, at + paceMs)
    return at - now
  }

  wait(waitMs: number): Promise<void> {
    return waitMs === 0 ? Promise.resolve() : new Promise((resolve) => void this.#time.after(waitMs, resolve))
  }
}
