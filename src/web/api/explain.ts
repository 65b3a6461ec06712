import { CallError } from "./call-error.ts"
import { ConnectionLost } from "./connection-lost.ts"

/** The message for a failure: the server's own sentence if there is one, otherwise the given words. */
export function explain(error: unknown, fallback: string): string {
  if (error instanceof CallError) return error.serverMessage ?? fallback
  if (error instanceof ConnectionLost) return connectionLost
  return isUnreachable(error) ? unreachable : fallback
}

/** The same, with the wait if the server gives one. */
export function explainWithWait(error: unknown, fallback: string): string {
  const wait = error instanceof CallError ? error.retryAfterSeconds : null
  return wait === null ? explain(error, fallback) : `${explain(error, fallback)} Try again ${waitInWords(wait)}.`
}

/** fetch reports every network failure as a TypeError. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError

export const unreachable = "The server could not be reached. Check your connection and try again."
const connectionLost = "The connection was lost before everything had arrived. Check your connection and try again."

export function waitInWords(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return "in a moment"
  if (seconds < 60) return seconds === 1 ? "in 1 second" : `in ${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? "in 1 hour" : `in ${hours} hours`
}
