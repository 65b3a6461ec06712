import type { Issue, ProblemCode } from "../../contract/problems.ts"

/** An unsuccessful answer from the server. The specification fixes its message: "status: body". */
export class CallError extends Error {
  override readonly name = "CallError"
  readonly status: number
  /** One of the contract's codes, or one that is newer than this page: use `hasCode`. */
  readonly code: string | null
  readonly issues: readonly Issue[]
  /** The server's own sentence for people. */
  readonly serverMessage: string | null
  readonly retryAfterSeconds: number | null

  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text}`)
    const body = readJson(text)
    const message = at(body, "message")
    const code = at(body, "code")
    const issues = at(body, "issues")
    this.status = status
    this.code = typeof code === "string" ? code : null
    this.issues = Array.isArray(issues) ? issues.filter(isIssue) : []
    this.serverMessage = typeof message === "string" ? message : null
    this.retryAfterSeconds = readSeconds(retryAfter)
  }
}

export const hasCode = (error: unknown, code: ProblemCode): boolean => error instanceof CallError && error.code === code

// Parsed by hand instead of by the schema: an intermediary may answer with anything, and readable parts are used. It
// also keeps the schemas' code off the public pages.
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const at = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined

const isIssue = (issue: unknown): issue is Issue =>
  typeof at(issue, "path") === "string" && typeof at(issue, "message") === "string"

/** Retry-After is seconds or a date; only seconds can be used without trusting this machine's clock. */
const readSeconds = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null
