import type { Config } from "../../config.ts"
import { FairSemaphore } from "../../workers/fair-semaphore.ts"
import type { Workers } from "../../workers/workers.ts"
import { openBuiltInWriter } from "./built-in.ts"
import { type ModelClock, realModelClock } from "./model-clock.ts"
import type { Provider } from "./provider.ts"
import { withFallback } from "./with-fallback.ts"
import type { Writer, WriterName } from "./writer.ts"

type Ai = Config["ai"]
type Choice = Ai["first"]

interface ProviderRow {
  /** Taken where the configuration names no model; it has to where this is empty. */
  readonly usualModel: string
  readonly load: () => Promise<Provider>
}

/** Every provider: a file, and a row. A package is loaded with the first listing that wants it. */
export const providers: Readonly<Record<Exclude<Choice["provider"], "built-in">, ProviderRow>> = {
  openai: { usualModel: "gpt-6.1-terra", load: async () => (await import("./openai.ts")).openai },
  anthropic: { usualModel: "claude-sonnet-5-5", load: async () => (await import("./anthropic.ts")).anthropic },
  google: { usualModel: "gemini-3.6-flash", load: async () => (await import("./google.ts")).google },
  "openai-compatible": {
    usualModel: "",
    load: async () => (await import("./openai-compatible.ts")).openaiCompatible,
  },
}

interface WriterParts {
  /** Hears in one line when the first writer could not write. */
  readonly note: (line: string) => void
  readonly clock?: ModelClock
  readonly workers: Workers
}

/** The writer of this installation, with the one that stands by. All models share one bound. */
export function openWriter(ai: Ai, { note, workers, clock = realModelClock }: WriterParts): Writer {
  const semaphore = new FairSemaphore({ max: ai.concurrency })
  const open = (choice: Choice): Writer =>
    choice.provider === "built-in"
      ? openBuiltInWriter(workers)
      : openWhenAsked(choice, providers[choice.provider], { semaphore, workers, clock, timeoutMs: ai.timeoutMs })
  const first = open(ai.first)
  // The built-in writer needs nobody who stands by.
  if (ai.fallback === null || ai.first.provider === "built-in") return first
  return withFallback(first, open(ai.fallback), note)
}

interface Bounds {
  readonly semaphore: FairSemaphore
  readonly workers: Workers
  readonly clock: ModelClock
  readonly timeoutMs: number
}

/** Most installations never ask a model, and need not load what speaks to one. */
function openWhenAsked({ model, baseUrl, apiKey }: Choice, { usualModel, load }: ProviderRow, bounds: Bounds): Writer {
  const name: WriterName = { kind: "model", name: model ?? usualModel }
  let opened: Promise<Writer> | null = null
  const open = async (): Promise<Writer> => {
    const [{ openModelWriter }, provider] = await Promise.all([import("./model.ts"), load()])
    return openModelWriter({ name, model: provider.connect({ model: name.name, baseUrl, apiKey }), ...bounds })
  }
  return {
    name,
    async write(task, signal) {
      opened ??= open()
      return (await opened).write(task, signal)
    },
  }
}
