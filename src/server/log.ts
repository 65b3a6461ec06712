import type { FastifyServerOptions } from "fastify"
import type { Config } from "./config.ts"

/** Must not appear in a log, anywhere in a logged object. */
const secretPaths = ["cookie", "authorization", "password", "email", "token", "secret", "stripe-signature"].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
)

/** Logs say what happened and how long it took, not to whom. */
export const loggerOptions = ({ logLevel }: Config): Exclude<FastifyServerOptions["logger"], boolean | undefined> => ({
  level: logLevel,
  redact: { paths: secretPaths, censor: "[removed]" },
  serializers: {
    err: (error: unknown) => describeError(error),
  },
})

interface LoggedError {
  [key: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: LoggedError
}

/** A database error repeats the statement's values, so only its original error is kept. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error), stack: "" }
  const isQuery = error.name === "DrizzleQueryError" || "query" in error
  return {
    type: error.name,
    message: isQuery ? "a database query failed" : error.message,
    ...("code" in error && { code: String(error.code) }),
    stack: isQuery ? framesOf(error.stack ?? "") : (error.stack ?? ""),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** The queue reports its errors as plain objects, with its data about the job beside the message. */
function messageOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error)
  if ("query" in error) return "a database query failed"
  return "message" in error ? String(error.message) : "an error without words"
}

const framesOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
