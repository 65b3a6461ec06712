import { readConfig } from "../src/server/config.ts"
import { realModelClock } from "../src/server/outside/writer/model-clock.ts"
import { openWriter } from "../src/server/outside/writer/open-writer.ts"
import type { Writer } from "../src/server/outside/writer/writer.ts"
import { Problem } from "../src/server/problem.ts"
import { type Behaviour, type FakeModel, openFakeModel } from "./fake-model.ts"
import { inlineWorkers } from "./inline-workers.ts"
import { goodDraft } from "./writing-task.ts"

/** Must not appear in any answer. */
export const secretKey = "sk-secret-0123456789"
/** A caller who does not cancel. */
export const patience = new AbortController().signal
export const good = { say: goodDraft }

interface ModelWriter {
  readonly fake: FakeModel
  readonly writer: Writer
  readonly pausesMs: readonly number[]
  readonly notes: readonly string[]
  readonly walk: (ms: number) => void
}

/** The writer over a fake model, opened as configured. Delays are recorded and take no time. */
export async function openModelWriter(
  behaviours: readonly Behaviour[],
  env: Readonly<Record<string, string>> = {},
): Promise<ModelWriter> {
  const fake = await openFakeModel(...behaviours)
  const pausesMs: number[] = []
  const notes: string[] = []
  let aheadMs = 0
  const config = readConfig({
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: fake.url,
    AI_API_KEY: secretKey,
    AI_MODEL: "fake-model",
    AI_FALLBACK_PROVIDER: "none",
    AI_TIMEOUT_MS: "5000",
    ...env,
  })
  const writer = openWriter(config.ai, {
    workers: inlineWorkers,
    note: (line) => notes.push(line),
    clock: {
      ...realModelClock,
      nowMs: () => realModelClock.nowMs() + aheadMs,
      random: () => 0,
      pause: async (ms, signal) => {
        pausesMs.push(ms)
        aheadMs += ms
        signal.throwIfAborted()
      },
    },
  })
  const walk = (ms: number) => {
    aheadMs += ms
  }
  return { fake, writer, pausesMs, notes, walk }
}

/** The problem with which a writing task ends. */
export async function problemOf(writing: Promise<unknown>): Promise<Problem> {
  const outcome = await writing.then(
    () => "a success",
    (error: unknown) => error,
  )
  if (!(outcome instanceof Problem)) throw new Error(`not a problem: ${String(outcome)}`)
  return outcome
}
