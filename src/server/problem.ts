import { type Issue, type ProblemBody, type ProblemCode, problems } from "../contract/problems.ts"

interface ProblemDetails {
  /** Words that fit the case better than the table's. */
  readonly message?: string
  readonly issues?: readonly Issue[]
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An error by which the server reports a problem; the code says which one. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problems[code].message, { cause: details.cause })
    this.code = code
    this.status = problems[code].status
    this.details = details
  }

  toBody(requestId: string): ProblemBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.details.issues && { issues: [...this.details.issues] }),
      ...(this.status >= 500 && { requestId }),
    }
  }
}
