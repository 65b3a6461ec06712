import type { Config } from "../../config.ts"
import { FairSemaphore } from "../../workers/fair-semaphore.ts"
import type { Workers } from "../../workers/workers.ts"
import { openBuiltInWriter } from "./built-in.ts"
import { type ModelClock, realModelClock } from "./model-clock.ts"
import { type ProviderName, providers } from "./providers.ts"
import { withFallback } from "./with-fallback.ts"
import type { Writer, WriterName } from "./writer.ts"

type Ai = Config["ai"]
type Choice = Ai["first"]

interface WriterParts {
  /** Receives one line when the first writer could not write. */
  readonly note: (line: string) => void
  readonly clock?: ModelClock
  readonly workers: Workers
}

/** This installation's writer, with its fallback. All models share one concurrency limit. */
export function openWriter(ai: Ai, { note, workers, clock = realModelClock }: WriterParts): Writer {
  const semaphore = new FairSemaphore({ max: ai.concurrency })
  const open = (choice: Choice): Writer =>
    choice.provider === "built-in"
      ? openBuiltInWriter(workers)
      : openWhenAsked(choice, choice.provider, { semaphore, workers, clock, timeoutMs: ai.timeoutMs })
  const first = open(ai.first)
  // The built-in writer needs no fallback.
  if (ai.fallback === null || ai.first.provider === "built-in") return first
  return withFallback(first, open(ai.fallback), note)
}

interface Bounds {
  readonly semaphore: FairSemaphore
  readonly workers: Workers
  readonly clock: ModelClock
  readonly timeoutMs: number
}

/** Most installations never use a model, and need not load its client. */
function openWhenAsked({ model, baseUrl, apiKey }: Choice, provider: ProviderName, bounds: Bounds): Writer {
  const { defaultModel, load } = providers[provider]
  const name: WriterName = { kind: "model", name: model ?? defaultModel ?? provider }
  let opened: Promise<Writer> | null = null
  const open = async (): Promise<Writer> => {
    const [{ openModelWriter }, loaded] = await Promise.all([import("./model.ts"), load()])
    return openModelWriter({ name, model: loaded.connect({ model: name.name, baseUrl, apiKey }), ...bounds })
  }
  return {
    name,
    async write(task, signal) {
      opened ??= open()
      return (await opened).write(task, signal)
    },
  }
}
