import { Problem } from "../../problem.ts"

/** What a model's failure means for us; each has its words below. */
type ModelErrorKind = "limited" | "down" | "cut-off" | "slow" | "refused" | "rejected" | "unusable"

interface ModelErrorDetails {
  readonly retryAfterMs?: number
  /** What happened, without a word of the provider's: its messages may repeat keys and texts. */
  readonly event: string
}

/** A model did not write. Between here and its writer only; what leaves this folder is a Problem. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  readonly retryAfterMs: number | null

  constructor(kind: ModelErrorKind, { event, retryAfterMs }: ModelErrorDetails) {
    super(event)
    this.kind = kind
    this.retryAfterMs = retryAfterMs ?? null
  }

  /** Whether the model would fail the next one too. What depends on a single brief must not shut off everybody's. */
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

/** What a user is told. It knows what was spent in vain, so that whoever writes instead can put it on record. */
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
