import { Problem } from "../problem.ts"

/** Counts each caller's open requests, and refuses one too many before it costs anything. */
export class UnderWay {
  readonly #max: number
  readonly #counts = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /** Returns the function to call once at the end. */
  enter(caller: string): () => void {
    const count = this.#counts.get(caller) ?? 0
    if (count >= this.#max)
      throw new Problem("too_many_requests", {
        message: `At most ${this.#max} requests can be under way at a time. Please wait for some of their answers.`,
        retryAfterSeconds: 1,
      })
    this.#counts.set(caller, count + 1)
    return () => {
      const left = (this.#counts.get(caller) ?? 1) - 1
      if (left > 0) this.#counts.set(caller, left)
      else this.#counts.delete(caller)
    }
  }
}
