import { expect, test, vi } from "vitest"
import { type Behaviour, openFakeModel, usage } from "../../../../test/fake-model.ts"
import { good, openModelWriter, patience, problemOf } from "../../../../test/model-writer.ts"
import { goodDraft, makeTask } from "../../../../test/writing-task.ts"

const secondModel = (url: string) => ({
  AI_FALLBACK_PROVIDER: "openai-compatible",
  AI_FALLBACK_BASE_URL: url,
  AI_FALLBACK_MODEL: "second-model",
})

test.each<[string, Behaviour, string, number, string]>([
  ["fails", { status: 500 }, "status 500", 0, "5000"],
  ["hangs", "hang", "in time", 0, "1500"],
  ["refuses", { say: "I cannot help with that." }, "usable", 2 * usage.tokensIn, "5000"],
])("when the model %s, the fallback writes under its own name", async (_, behaviour, why, tokensSpent, timeoutMs) => {
  const second = await openFakeModel(good)
  const env = { ...secondModel(second.url), AI_TIMEOUT_MS: timeoutMs }
  const { writer, notes } = await openModelWriter([behaviour], env)
  const written = await writer.write(makeTask(), patience)
  expect(written.draft).toMatchObject(goodDraft)
  expect(written.writer).toEqual({ kind: "model", name: "second-model" })
  expect(written.tokensIn).toBe(usage.tokensIn + tokensSpent)
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/^fake-model .*; second-model writes instead$/)
  expect(notes[0]).toContain(why)
})

test("while the breaker is open, the fallback answers at once", async () => {
  const second = await openFakeModel(good)
  const { fake, writer } = await openModelWriter([{ status: 401 }], secondModel(second.url))
  for (let written = 0; written < 7; written += 1) await writer.write(makeTask(), patience)
  expect([fake.asked.length, second.asked.length]).toEqual([5, 7])
})

test("when both fail, the problem is reported", async () => {
  const second = await openFakeModel({ status: 500 })
  const { writer } = await openModelWriter([{ status: 500 }], secondModel(second.url))
  expect((await problemOf(writer.write(makeTask(), patience))).status).toBe(502)
})

test("a caller who cancels gets no fallback either", async () => {
  const second = await openFakeModel(good)
  const { fake, writer } = await openModelWriter(["hang"], secondModel(second.url))
  const change = new AbortController()
  const writing = writer.write(makeTask(), change.signal)
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), { timeout: 10_000 })
  change.abort(new Error("cancelled"))
  await expect(writing).rejects.toThrow("cancelled")
  expect(second.asked).toHaveLength(0)
})
