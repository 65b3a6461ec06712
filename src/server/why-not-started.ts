import { brand } from "../domain/brand.ts"
import { ConfigRefused } from "./config-reader.ts"

/**
 * Why the start failed: a sentence if we know the cause, otherwise the error with its stack, because the fault is ours.
 */
export function explainFailure(error: unknown): unknown {
  if (error instanceof ConfigRefused) return `${brand.name} cannot start with these settings:\n${error.message}`
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (code === "EADDRINUSE") return `The port is in use already (${error.message}). Set PORT to another one.`
  if (code === "53100") return "The disk of the database is full. Free some space and start again."
  if (code === "25006") return "The database is read-only. Point DATABASE_URL to one that can be written to."
  if (code !== null && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D)/.test(code))
    return `The database of DATABASE_URL cannot be used: ${error.message}`
  // Our own refusals have enough detail.
  return error.constructor === Error ? error.message : error
}

/** The driver's error is the cause of the query's. */
function codeOf(error: Error): string | null {
  if ("code" in error) return String(error.code)
  return error.cause instanceof Error ? codeOf(error.cause) : null
}
