import { Problem } from "../problem.ts"

interface Waiting {
  readonly enter: () => void
}

interface Bounds {
  /** So many are inside at once. */
  readonly max: number
  /** So many of one lane. */
  readonly maxPerLane?: number
  /** So many wait; one more is refused. */
  readonly maxWaiting?: number
}

/** Lets so many in at once. Each user waits in a lane of their own, and the lanes take turns. */
export class FairSemaphore {
  readonly #bounds: Required<Bounds>
  #inside = 0
  #waiting = 0
  readonly #insideOf = new Map<string, number>()
  readonly #lanes = new Map<string, Waiting[]>()

  constructor({ max, maxPerLane = max, maxWaiting = Number.POSITIVE_INFINITY }: Bounds) {
    this.#bounds = { max, maxPerLane, maxWaiting }
  }

  /** Resolves with the way out, which is to be taken once. */
  async enter(lane: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#inside < this.#bounds.max && this.#hasRoom(lane)) this.#countIn(lane)
    else await this.#wait(lane, signal)
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      this.#countOut(lane)
      this.#letIn()
    }
  }

  #hasRoom(lane: string): boolean {
    return (this.#insideOf.get(lane) ?? 0) < this.#bounds.maxPerLane
  }

  #countIn(lane: string): void {
    this.#inside += 1
    this.#insideOf.set(lane, (this.#insideOf.get(lane) ?? 0) + 1)
  }

  #countOut(lane: string): void {
    this.#inside -= 1
    const left = (this.#insideOf.get(lane) ?? 1) - 1
    if (left > 0) this.#insideOf.set(lane, left)
    else this.#insideOf.delete(lane)
  }

  #wait(lane: string, signal: AbortSignal): Promise<void> {
    if (this.#waiting >= this.#bounds.maxWaiting) throw new Problem("overloaded", { retryAfterSeconds: 5 })
    this.#waiting += 1
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting -= 1
        const others = (this.#lanes.get(lane) ?? []).filter((other) => other !== waiting)
        if (others.length > 0) this.#lanes.set(lane, others)
        else this.#lanes.delete(lane)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        enter: () => {
          this.#waiting -= 1
          signal.removeEventListener("abort", giveUp)
          resolve()
        },
      }
      signal.addEventListener("abort", giveUp, { once: true })
      const others = this.#lanes.get(lane)
      if (others) others.push(waiting)
      else this.#lanes.set(lane, [waiting])
    })
  }

  /** The place that became free goes to the first lane that may have it, and that lane is the last one then. */
  #letIn(): void {
    for (const [lane, waiting] of this.#lanes) {
      if (!this.#hasRoom(lane)) continue
      const next = waiting.shift()
      this.#lanes.delete(lane)
      if (waiting.length > 0) this.#lanes.set(lane, waiting)
      this.#countIn(lane)
      next?.enter()
      return
    }
  }
}
