import type { LanguageModel } from "ai"
import * as z from "zod/mini"
import type { DraftSchema } from "../../../domain/seo/draft-schema.ts"
import type { Config } from "../../config.ts"
import { Breaker } from "../writer/breaker.ts"
import { type ModelClock, realModelClock } from "../writer/model-clock.ts"
import { providers } from "../writer/providers.ts"
import type { Answerer } from "./answerer.ts"

/** Somebody is waiting in the chat; if it takes longer, they get the answer without the model. */
const timeoutMs = 8000
const maxAtOnce = 4

const schema: DraftSchema = {
  type: "object",
  properties: { answer: { type: "string" } },
  required: ["answer"],
  additionalProperties: false,
}
const answerSchema = z.object({ answer: z.string() })

interface AnswererParts {
  readonly note: (line: string) => void
  readonly clock?: ModelClock
}

/** This installation's model; null if there is only the built-in writer. */
export function openAnswerer(
  { first }: Config["ai"],
  { note, clock = realModelClock }: AnswererParts,
): Answerer | null {
  if (first.provider === "built-in") return null
  const { defaultModel, load } = providers[first.provider]
  const model = first.model ?? defaultModel ?? first.provider
  const breaker = new Breaker(clock.nowMs)
  let connected: Promise<LanguageModel> | null = null
  let underWay = 0
  return {
    async answer(prompt) {
      if (breaker.waitMs > 0 || underWay >= maxAtOnce) return null
      const attempt = breaker.begin()
      underWay += 1
      try {
        connected ??= load().then((provider) => provider.connect({ ...first, model }))
        const { askModel } = await import("../writer/ask-model.ts")
        const deadlineMs = clock.nowMs() + timeoutMs
        const question = {
          model: await connected,
          prompt,
          schema,
          clock,
          deadlineMs,
          signal: clock.timeLimit(timeoutMs),
        }
        const { text } = await askModel(question)
        attempt.succeed()
        return readAnswer(text)
      } catch (error) {
        attempt.fail()
        note(`${model} did not answer the chat: ${error instanceof Error ? error.message : "unknown reason"}`)
        return null
      } finally {
        underWay -= 1
      }
    },
  }
}

function readAnswer(text: string): string | null {
  try {
    const answer = z.parse(answerSchema, JSON.parse(text)).answer.trim()
    return answer === "" ? null : answer
  } catch {
    return null
  }
}
