import { Problem } from "../problem.ts"

interface Waiting {
  readonly enter: () => void
}

interface Bounds {
  /** How many are inside at once. */
  readonly max: number
  /** How many of one lane. */
  readonly maxPerLane?: number
  /** How many may wait; one more is refused. */
  readonly maxWaiting?: number
  /** A clock in milliseconds, for measuring how long each one stays. */
  readonly nowMs?: () => number
}

/** The weight of one stay against the earlier ones. */
const weight = 0.1

/** A semaphore with a lane for each user, which take turns; quick ones have priority lanes. */
export class FairSemaphore {
  readonly #bounds: Required<Bounds>
  #inside = 0
  #waiting = 0
  readonly #insideOf = new Map<string, number>()
  readonly #quickLanes = new Map<string, Waiting[]>()
  readonly #lanes = new Map<string, Waiting[]>()
  #usualStayMs = 0
  #usualQuickStayMs = 0

  constructor({
    max,
    maxPerLane = max,
    maxWaiting = Number.POSITIVE_INFINITY,
    nowMs = () => performance.now(),
  }: Bounds) {
    this.#bounds = { max, maxPerLane, maxWaiting, nowMs }
  }

  /** How long a new quick one would wait, if everybody stays as long as usual. */
  get expectedQuickWaitMs(): number {
    const { max } = this.#bounds
    const leavingMs = this.#inside >= max ? this.#usualStayMs : 0
    return (leavingMs + this.#quickLanes.size * this.#usualQuickStayMs) / max
  }

  /** Resolves with the function to call once at the end. */
  async enter(lane: string, signal: AbortSignal, { isQuick = false } = {}): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#inside < this.#bounds.max && this.#hasRoom(lane)) this.#countIn(lane)
    else await this.#wait(lane, signal, isQuick ? this.#quickLanes : this.#lanes)
    const enteredAtMs = this.#bounds.nowMs()
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      const stayMs = this.#bounds.nowMs() - enteredAtMs
      this.#usualStayMs += weight * (stayMs - this.#usualStayMs)
      if (isQuick) this.#usualQuickStayMs += weight * (stayMs - this.#usualQuickStayMs)
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

  #wait(lane: string, signal: AbortSignal, lanes: Map<string, Waiting[]>): Promise<void> {
    if (this.#waiting >= this.#bounds.maxWaiting) throw new Problem("overloaded", { retryAfterSeconds: 5 })
    this.#waiting += 1
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting -= 1
        const others = (lanes.get(lane) ?? []).filter((other) => other !== waiting)
        if (others.length > 0) lanes.set(lane, others)
        else lanes.delete(lane)
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
      const others = lanes.get(lane)
      if (others) others.push(waiting)
      else lanes.set(lane, [waiting])
    })
  }

  /** The free slot goes to the first eligible lane, which then moves to the end. */
  #letIn(): void {
    for (const lanes of [this.#quickLanes, this.#lanes])
      for (const [lane, waiting] of lanes) {
        if (!this.#hasRoom(lane)) continue
        const next = waiting.shift()
        lanes.delete(lane)
        if (waiting.length > 0) lanes.set(lane, waiting)
        this.#countIn(lane)
        next?.enter()
        return
      }
  }
}
