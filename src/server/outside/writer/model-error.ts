import { Problem } from "../../problem.ts"

/** What a model's failure means for us; each has its words below. */
type ModelErrorKind = "limited" | "down" | "cut-off" | "slow" | "refused" | "rejected" | "unusable"

interface ModelErrorDetails {
  readonly retryAfterMs?: number
  /** What happened, without the provider's text: its messages may contain keys and texts. */
  readonly event: string
}

/** A model did not write. Used only between here and its writer; outside this folder it becomes a Problem. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  readonly retryAfterMs: number | null

  constructor(kind: ModelErrorKind, { event, retryAfterMs }: ModelErrorDetails) {
    super(event)
    this.kind = kind
    this.retryAfterMs = retryAfterMs ?? null
  }

  /**
   * Whether the model would fail for the next request too. A failure caused by a single brief must not block everybody.
   */
  get isOfModel(): boolean {
    return this.kind !== "rejected" && this.kind !== "unusable"
  }
}

const usualRetryAfterMs = 30_000

const words: Readonly<
  Record<ModelErrorKind, { code: "provider_failed" | "provider_timed_out" | "overloaded"; says: string }>
> = {
  limited: {
    code: "overloaded",
    says: "The writing service is busy right now. Your brief is not lost; please try again shortly.",
  },
  down: {
    code: "provider_failed",
    says: "The writing service cannot be reached or is failing. Your brief is not lost; please try again in a minute.",
  },
  "cut-off": {
    code: "overloaded",
    says: "The writing service has failed several times and is paused for a moment. Your brief is not lost; please try again shortly.",
  },
  slow: {
    code: "provider_timed_out",
    says: "The writing service took too long. Your brief is not lost; please try again, with fewer products at once if there are many.",
  },
  refused: {
    code: "provider_failed",
    says: "The writing service does not accept this installation's settings. Your brief is not lost; the operator of this installation needs to check the key and the model.",
  },
  rejected: {
    code: "provider_failed",
    says: "The writing service did not accept this brief. Please shorten or reword what you typed, and try again.",
  },
  unusable: {
    code: "provider_failed",
    says: "The writing service answered, but not with a listing that can be used. Please try again, or describe the product in plainer words.",
  },
}

export interface Spent {
  readonly tokensIn: number
  readonly tokensOut: number
  readonly costMicros: number
}

/** The message for a user. It contains the wasted cost, so that the replacement writer can record it. */
export class FailedWriting extends Problem {
  readonly spent: Spent

  constructor(modelError: ModelError, spent: Spent) {
    const { code, says } = words[modelError.kind]
    const retryAfterMs = modelError.retryAfterMs ?? usualRetryAfterMs
    super(code, {
      message: says,
      cause: modelError,
      ...(code === "overloaded" && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
    })
    this.spent = spent
  }
}
