import type { LanguageModel } from "ai"
import type { Config } from "../../config.ts"
import { Breaker } from "../writer/breaker.ts"
import { type ModelClock, realModelClock } from "../writer/model-clock.ts"
import { providers } from "../writer/providers.ts"
import type { AdsWriter } from "./ads-writer.ts"

/** One answer contains the ads of six groups. */
const maxAtOnce = 4

interface AdsWriterParts {
  readonly note: (line: string) => void
  readonly clock?: ModelClock
}

/** This installation's model; null if there are only the built-in texts. */
export function openAdsWriter(
  { first, timeoutMs }: Config["ai"],
  { note, clock = realModelClock }: AdsWriterParts,
): AdsWriter | null {
  if (first.provider === "built-in") return null
  const { defaultModel, load } = providers[first.provider]
  const name = first.model ?? defaultModel ?? first.provider
  const breaker = new Breaker(clock.nowMs)
  let connected: Promise<LanguageModel> | null = null
  let underWay = 0
  return {
    name,
    async write({ system, user, schema }) {
      if (breaker.waitMs > 0 || underWay >= maxAtOnce) return null
      const attempt = breaker.begin()
      underWay += 1
      try {
        connected ??= load().then((provider) => provider.connect({ ...first, model: name }))
        const { askModel } = await import("../writer/ask-model.ts")
        const { text } = await askModel({
          model: await connected,
          prompt: { system, user },
          schema,
          clock,
          deadlineMs: clock.nowMs() + timeoutMs,
          signal: clock.timeLimit(timeoutMs),
        })
        attempt.succeed()
        return text
      } catch (error) {
        attempt.fail()
        note(
          `${name} did not write the ads: ${error instanceof Error ? error.message : "unknown reason"}; the built-in texts stay`,
        )
        return null
      } finally {
        underWay -= 1
      }
    },
  }
}
