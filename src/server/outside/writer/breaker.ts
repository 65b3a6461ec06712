const remembered = 10
const maxFailed = 5
const openMs = 30_000
/** How long to wait for the trial request. */
const trialMs = 1000

/** One request to the model. Its result is reported once. */
interface Attempt {
  succeed(): void
  fail(): void
  /** It was canceled, so it says nothing about the model. */
  forget(): void
}

/**
 * A circuit breaker for a failing model: after five failures in the last ten answers, nobody waits for it for thirty
 * seconds. Then one request may try, and its result decides for all.
 */
export class Breaker {
  readonly #nowMs: () => number
  #failures: boolean[] = []
  #openUntilMs: number | null = null
  #isTrying = false

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** How long it stays closed to requests; 0 if the model may be asked. */
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
