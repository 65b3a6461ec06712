import { describe, expect, test, vi } from "vitest"
import { openFakeModel } from "../../../../test/fake-model.ts"
import { inlineWorkers } from "../../../../test/inline-workers.ts"
import { good, openModelWriter, patience, problemOf, secretKey } from "../../../../test/model-writer.ts"
import { goodDraft, makeTask } from "../../../../test/writing-task.ts"
import { readConfig } from "../../config.ts"
import { openWriter } from "./open-writer.ts"

describe("a model that fails", () => {
  test("with 500 and then answers is asked again after a pause", async () => {
    const { fake, writer, pausesMs } = await openModelWriter([{ status: 500 }, good])
    expect((await writer.write(makeTask(), patience)).draft).toMatchObject(goodDraft)
    expect([fake.asked.length, pausesMs]).toEqual([2, [500]])
  })

  test("with 500 always is asked three times", async () => {
    const { fake, writer, pausesMs } = await openModelWriter([{ status: 500 }])
    expect((await problemOf(writer.write(makeTask(), patience))).status).toBe(502)
    expect([fake.asked.length, pausesMs]).toEqual([3, [500, 1000]])
  })

  test("by hanging up in the middle is asked again", async () => {
    const { fake, writer } = await openModelWriter(["hang up in the middle", good])
    expect((await writer.write(makeTask(), patience)).draft).toMatchObject(goodDraft)
    expect(fake.asked).toHaveLength(2)
  })

  test("with 429 is asked again when it says so, or as usual if it does not say", async () => {
    const patient = await openModelWriter([{ status: 429, headers: { "retry-after": "2" } }, { status: 429 }, good])
    await patient.writer.write(makeTask(), patience)
    expect(patient.pausesMs).toEqual([2000, 1000])
    const dated = { date: "Sat, 21 Nov 2026 10:00:00 GMT", "retry-after": "Sat, 21 Nov 2026 10:00:03 GMT" }
    const byDate = await openModelWriter([{ status: 429, headers: dated }, good])
    await byDate.writer.write(makeTask(), patience)
    expect(byDate.pausesMs).toEqual([3000])
  })

  test("with a Retry-After beyond the time limit ends at once and passes it on", async () => {
    const { fake, writer } = await openModelWriter([{ status: 429, headers: { "retry-after": "120" } }])
    const problem = await problemOf(writer.write(makeTask(), patience))
    expect([problem.status, problem.details.retryAfterSeconds, fake.asked.length]).toEqual([503, 120, 1])
  })

  test("with 429 always ends with 503 and a time to come back", async () => {
    const { writer } = await openModelWriter([{ status: 429 }])
    const problem = await problemOf(writer.write(makeTask(), patience))
    expect([problem.status, problem.details.retryAfterSeconds]).toEqual([503, 30])
  })

  test("by hanging ends at the time limit with 504", async () => {
    const { fake, writer } = await openModelWriter(["hang"], { AI_TIMEOUT_MS: "100" })
    const problem = await problemOf(writer.write(makeTask(), patience))
    expect([problem.status, fake.asked.length]).toEqual([504, 1])
  })

  test("by being slow, but not too slow, is waited for", async () => {
    const { writer } = await openModelWriter([{ ...good, afterMs: 40 }])
    expect((await writer.write(makeTask(), patience)).draft).toMatchObject(goodDraft)
  })

  test("by sending ten megabytes is read no further than one", async () => {
    const { fake, writer } = await openModelWriter(["flood"])
    expect((await problemOf(writer.write(makeTask(), patience))).status).toBe(502)
    expect(fake.asked).toHaveLength(1)
    expect(fake.floodedBytes()).toBeLessThan(6 * 1024 * 1024)
  })

  test("with 401 is not asked again, and neither the key nor its words are shown", async () => {
    const { fake, writer } = await openModelWriter([
      { status: 401, body: { error: { message: `Incorrect API key provided: ${secretKey}`, type: "auth" } } },
    ])
    const problem = await problemOf(writer.write(makeTask(), patience))
    expect([problem.status, fake.asked.length]).toEqual([502, 1])
    const cause = problem.cause instanceof Error ? `${problem.cause.message} ${problem.cause.stack}` : ""
    expect(`${JSON.stringify(problem)} ${problem.message} ${problem.stack} ${cause}`).not.toMatch(/secret|Incorrect/)
    expect(problem.message).toContain("settings")
  })

  test("by refusing the connection is a 502", async () => {
    const { writer } = await openModelWriter([good], { AI_BASE_URL: "http://127.0.0.1:9" })
    expect((await problemOf(writer.write(makeTask(), patience))).status).toBe(502)
  })

  test("and makes the caller wait is given up when the caller cancels", async () => {
    const fake = await openFakeModel({ status: 500 })
    const where = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: fake.url, AI_MODEL: "fake-model" }
    const env = { ...where, AI_FALLBACK_PROVIDER: "none" }
    const writer = openWriter(readConfig(env).ai, { note: () => {}, workers: inlineWorkers })
    const change = new AbortController()
    const writing = writer.write(makeTask(), change.signal)
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), { timeout: 10_000 })
    change.abort(new Error("cancelled"))
    await expect(writing).rejects.toThrow("cancelled")
    expect(fake.asked).toHaveLength(1)
  })
})
