import { expect, test, vi } from "vitest"
import { inlineWorkers } from "../../../../test/inline-workers.ts"
import { good, openModelWriter, patience, problemOf } from "../../../../test/model-writer.ts"
import { makeTask } from "../../../../test/writing-task.ts"
import { readConfig } from "../../config.ts"
import { openWriter } from "./open-writer.ts"

test.each<[Record<string, string>, { kind: string; name: string }]>([
  [{}, { kind: "built-in", name: "Built-in writer" }],
  [{ OPENAI_API_KEY: "k" }, { kind: "model", name: "gpt-6.1-terra" }],
  [{ ANTHROPIC_API_KEY: "k" }, { kind: "model", name: "claude-sonnet-5-5" }],
  [
    { GOOGLE_GENERATIVE_AI_API_KEY: "k", AI_MODEL: "gemini-x" },
    { kind: "model", name: "gemini-x" },
  ],
])("the configuration %j opens %j", (env, name) => {
  expect(openWriter(readConfig(env).ai, { note: () => {}, workers: inlineWorkers }).name).toEqual(name)
})

test("ten listings are written at once, and not one after the other", async () => {
  const change = new AbortController()
  const { fake, writer } = await openModelWriter(["hang"])
  const writings = Array.from({ length: 10 }, () => writer.write(makeTask(), change.signal))
  await vi.waitFor(() => expect(fake.asked).toHaveLength(10), { timeout: 10_000 })
  change.abort(new Error("cancelled"))
  for (const writing of writings) await expect(writing).rejects.toThrow("cancelled")
})

test("no more are requested at once than the configuration allows, and none is forgotten", async () => {
  const { fake, writer } = await openModelWriter(["hang"], { AI_CONCURRENCY: "2", AI_TIMEOUT_MS: "1500" })
  const writings = [1, 2, 3].map(() => problemOf(writer.write(makeTask(), patience)))
  await vi.waitFor(() => expect(fake.asked).toHaveLength(2), { timeout: 10_000 })
  fake.will({ status: 401 })
  const problems = await Promise.all(writings)
  expect(problems.map(({ status }) => status)).toEqual([504, 504, 502])
})

test("cancelling ends the call, the wait for a retry, and the wait for a turn", async () => {
  const change = new AbortController()
  const { fake, writer } = await openModelWriter(["hang"], { AI_CONCURRENCY: "1" })
  const calling = writer.write(makeTask(), change.signal)
  const queueing = writer.write(makeTask(), change.signal)
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), { timeout: 10_000 })
  change.abort(new Error("cancelled"))
  await expect(calling).rejects.toThrow("cancelled")
  await expect(queueing).rejects.toThrow("cancelled")
  fake.will(good)
  await writer.write(makeTask(), patience)
  expect(fake.asked).toHaveLength(2)
})
