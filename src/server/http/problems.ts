import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify"
import type { ProblemCode } from "../../contract/problems.ts"
import { Problem } from "../problem.ts"

/** Fastify's own errors, in our words. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "not_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_input",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
  FST_ERR_HANDLER_TIMEOUT: "overloaded",
  FST_UNDER_PRESSURE: "overloaded",
}

/**
 * The database is down, full or too slow: the same request may succeed in a few seconds. By PostgreSQL's error classes.
 */
const databaseBusy = /^(08...|53...|57...|58...|55000|55P03|40001|40P01|25P03|25006)$/
const networkBroken = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"])

function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  const known = codeOf(error)
  const code = known === null ? undefined : frameworkCodes[known]
  if (code !== undefined)
    return new Problem(code, { cause: error, ...(code === "overloaded" && { retryAfterSeconds: 5 }) })
  const trouble = databaseError(error)
  if (trouble !== null) return new Problem("overloaded", { message: trouble, cause: error, retryAfterSeconds: 5 })
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  if (status === 400 || status === 431) return new Problem("bad_input", { cause: error })
  return new Problem("unexpected", { cause: error })
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null

const isAway = "Our database does not answer at the moment. Please try again in a few seconds."
const isFull =
  "We can't save anything right now: our disk is full. Everything already saved is safe; please try again later."

function databaseError(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at)
    if (code === "53100") return isFull
    if (code !== null && (databaseBusy.test(code) || networkBroken.has(code))) return isAway
    // The pool and the driver have no codes for these.
    if (
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/.test(at.message)
    )
      return isAway
  }
  return null
}

/** As the caller may see it; internal errors are logged in full. */
export function noteProblem(error: unknown, log: FastifyBaseLogger): Problem {
  const problem = problemFrom(error)
  if (problem.status >= 500) log.error({ err: problem.details.cause ?? problem, code: problem.code }, "failed")
  else log.debug({ code: problem.code }, "refused")
  return problem
}

/** Tells a program how to authenticate, and why it was refused. */
const challenges: Partial<Record<ProblemCode, string>> = {
  not_signed_in: 'Bearer realm="api"',
  wrong_key: 'Bearer realm="api", error="invalid_token"',
  scope_required: 'Bearer realm="api", error="insufficient_scope"',
}

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = noteProblem(error, request.log)
  if (problem.details.retryAfterSeconds !== undefined) reply.header("retry-after", problem.details.retryAfterSeconds)
  const challenge = challenges[problem.code]
  if (challenge !== undefined) reply.header("www-authenticate", challenge)
  return reply.status(problem.status).header("cache-control", "no-store").send(problem.toBody(request.id))
}
