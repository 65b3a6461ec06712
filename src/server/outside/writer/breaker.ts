const remembered = 10
const maxFailed = 5
const openMs = 30_000
/** How long to wait for the one that tries. */
const trialMs = 1000

/** One question to the model. Its end is told once. */
interface Attempt {
  succeed(): void
  fail(): void
  /** It was withdrawn, and nothing was learnt. */
  forget(): void
}

/**
 * Stops asking a model that fails again and again: five failures among the last ten answers, and for thirty seconds
 * nobody waits for it. Then one may try; how that goes decides for all.
 */
export class Breaker {
  readonly #nowMs: () => number
  #failures: boolean[] = []
  #openUntilMs: number | null = null
  #isTrying = false

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** How long it stays shut off; 0 when the model may be asked. */
  get waitMs(): number {
    if (this.#openUntilMs === null) return 0
    return Math.max(this.#openUntilMs - this.#nowMs(), this.#isTrying ? trialMs : 0)
  }

  begin(): Attempt {
    const isTrial = this.#openUntilMs !== null
    if (isTrial) this.#isTrying = true
    const end = () => {
      if (isTrial) this.#isTrying = false
    }
    return {
      succeed: () => {
        end()
        if (isTrial) this.#failures = []
        this.#openUntilMs = null
        this.#remember(false)
      },
      fail: () => {
        end()
        this.#remember(true)
        if (isTrial || this.#failures.filter((hasFailed) => hasFailed).length >= maxFailed)
          this.#openUntilMs = this.#nowMs() + openMs
      },
      forget: end,
    }
  }

  #remember(hasFailed: boolean): void {
    this.#failures = [...this.#failures, hasFailed].slice(-remembered)
  }
}
