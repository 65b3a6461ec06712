import { CallError, hasCode } from "../../../api/call-error.ts"
import { ConnectionLost } from "../../../api/connection-lost.ts"
import { explain, isUnreachable, unreachable, waitInWords } from "../../../api/explain.ts"
import type { Failure } from "./work.ts"

const title = "Generation Failed"
const fallback = "Please try again."

/** Why nothing, or not everything, was written, with a remedy. */
export function failureOf(error: unknown): Failure {
  const issues = error instanceof CallError ? error.issues : []
  const isSignedOut = error instanceof CallError && error.status === 401
  const isCancelled = hasCode(error, "cancelled")
  return { title: isCancelled ? "Stopped" : title, text: textOf(error), issues, isSignedOut, isCancelled }
}

function textOf(error: unknown): string {
  if (isUnreachable(error)) return unreachable
  if (error instanceof ConnectionLost) return error.message
  const text = explain(error, fallback)
  const wait = error instanceof CallError ? error.retryAfterSeconds : null
  return wait === null ? text : `${text} Try again ${waitInWords(wait)}.`
}

/** How a resumed generation ended. */
export const failureFrom = (problem: { code: string; message: string } | null): Failure => ({
  title: problem?.code === "cancelled" ? "Stopped" : title,
  text: problem?.message ?? fallback,
  issues: [],
  isSignedOut: false,
  isCancelled: problem?.code === "cancelled",
})
