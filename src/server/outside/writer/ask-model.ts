import { APICallError, generateText, jsonSchema, type LanguageModel, Output } from "ai"
import type { DraftSchema } from "../../../domain/seo/draft-schema.ts"
import type { Prompt } from "../../../domain/seo/prompt.ts"
import type { ModelClock } from "./model-clock.ts"
import { ModelError } from "./model-error.ts"

export interface Answer {
  readonly text: string
  readonly tokensIn: number
  readonly tokensOut: number
}

interface Question {
  readonly model: LanguageModel
  readonly prompt: Pick<Prompt, "system" | "user">
  readonly schema: DraftSchema
  readonly clock: ModelClock
  /** The deadline for the answer. */
  readonly deadlineMs: number
  /** The caller has canceled. */
  readonly signal: AbortSignal
}

const retries = 2
const firstPauseMs = 500
/** A listing takes a thousand; the rest is for reasoning models. */
const maxOutputTokens = 8000

/** Asks, and retries if that may help. Fails with a ModelError, or with the signal's reason. */
export async function askModel(question: Question): Promise<Answer> {
  const { clock, deadlineMs, signal } = question
  for (let asked = 1; ; asked += 1) {
    const limit = clock.timeLimit(Math.max(0, deadlineMs - clock.nowMs()))
    try {
      return await askOnce(question, AbortSignal.any([signal, limit]))
    } catch (error) {
      signal.throwIfAborted()
      if (limit.aborted) throw new ModelError("slow", { event: "did not answer in time" })
      const modelError = modelErrorFrom(error)
      if (!canRetry(error) || asked > retries) throw modelError
      const pauseMs = modelError.retryAfterMs ?? firstPauseMs * 2 ** (asked - 1) * (1 + clock.random() / 2)
      if (clock.nowMs() + pauseMs >= deadlineMs) throw modelError
      await clock.pause(pauseMs, signal).catch((reason: unknown) => {
        signal.throwIfAborted()
        throw reason
      })
    }
  }
}

async function askOnce({ model, prompt, schema }: Question, abortSignal: AbortSignal): Promise<Answer> {
  let text = ""
  const { usage } = await generateText({
    model,
    instructions: prompt.system,
    prompt: prompt.user,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    output: {
      ...Output.object({ schema: jsonSchema(schema), name: "listing" }),
      // The SDK sends the schema; we parse the answer ourselves, because its own parser takes all or nothing.
      parseCompleteOutput: async (complete: { text: string }) => {
        text = complete.text
        return text
      },
    },
  })
  return { text, tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 }
}

const canRetry = (error: unknown): boolean => APICallError.isInstance(error) && error.isRetryable

function modelErrorFrom(error: unknown): ModelError {
  if (!APICallError.isInstance(error))
    return new ModelError("down", { event: "answered in a form that cannot be read" })
  const { statusCode: status, responseHeaders } = error
  if (status === undefined) return new ModelError("down", { event: "could not be reached" })
  const event = status < 400 ? "sent an answer that breaks off or cannot be read" : `answered with status ${status}`
  const retryAfterMs = readRetryAfterMs(responseHeaders ?? {})
  if ([429, 503, 529].includes(status))
    return new ModelError("limited", { event, ...(retryAfterMs !== null && { retryAfterMs }) })
  if ([401, 402, 403, 404].includes(status)) return new ModelError("refused", { event })
  if (status >= 400 && status < 500) return new ModelError("rejected", { event })
  return new ModelError("down", { event })
}

/** Seconds or a date, as in the header; the date is compared with the server's own clock, from the Date header. */
function readRetryAfterMs(headers: Record<string, string>): number | null {
  const { "retry-after": after, date } = headers
  if (after === undefined) return null
  const seconds = Number(after)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const ms = Date.parse(after) - Date.parse(date ?? "")
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
