import type { Issue, ProblemCode } from "../../contract/problems.ts"

/** An answer of the server that is not a success. The message is what the specification fixes: "status: body". */
export class CallError extends Error {
  override readonly name = "CallError"
  readonly status: number
  /** One of the contract's codes, or one that is newer than this page: ask with `hasCode`. */
  readonly code: string | null
  readonly issues: readonly Issue[]
  /** The server's own sentence, meant for people. */
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

// By hand and not by the schema: whatever stands between us and the server may answer with anything, and what is
// readable of it is taken. It also keeps the schemas' code off the public pages.
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

/** Retry-After is seconds or a date; only seconds can be said without trusting this machine's clock. */
const readSeconds = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null
