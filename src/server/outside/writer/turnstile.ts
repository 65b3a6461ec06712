interface Waiting {
  readonly enter: () => void
}

/** Lets so many through at once. Everybody's own things stand in a lane of their own, and the lanes take turns. */
export class Turnstile {
  readonly #max: number
  #inside = 0
  readonly #lanes = new Map<object, Waiting[]>()

  constructor(max: number) {
    this.#max = max
  }

  /** Comes back with the way out, which is to be taken once. */
  async enter(lane: object, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#inside < this.#max) this.#inside += 1
    else await this.#wait(lane, signal)
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      this.#leave()
    }
  }

  #wait(lane: object, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        const others = (this.#lanes.get(lane) ?? []).filter((other) => other !== waiting)
        if (others.length > 0) this.#lanes.set(lane, others)
        else this.#lanes.delete(lane)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        enter: () => {
          signal.removeEventListener("abort", giveUp)
          resolve()
        },
      }
      signal.addEventListener("abort", giveUp, { once: true })
      this.#lanes.set(lane, [...(this.#lanes.get(lane) ?? []), waiting])
    })
  }

  /** The place is handed on without becoming free, so that nobody who comes just now gets it first. */
  #leave(): void {
    const [turn] = this.#lanes
    if (turn === undefined) {
      this.#inside -= 1
      return
    }
    const [lane, [next, ...others]] = turn
    this.#lanes.delete(lane)
    if (others.length > 0) this.#lanes.set(lane, others)
    next?.enter()
  }
}
