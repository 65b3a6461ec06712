import type { LightMyRequestResponse } from "fastify"
import { describe, expect, it } from "vitest"
import { makeGate } from "../../../test/fake-writer.ts"
import { openGenerator, untilAsked } from "../../../test/generator.ts"
import { makeForm, makeSubscriber } from "../../../test/make.ts"
import { seo } from "../../contract/seo.ts"
import type { PlatformId } from "../../domain/platform-summaries.ts"
import { contentHistory, generations } from "../db/schema.ts"
import { Problem } from "../problem.ts"

describe("the same key", () => {
  it("returns the first answer again, and nothing is written twice", async () => {
    const { generate, writer, db } = await openGenerator()
    const first = await generate(2, "click-1")
    const again = await generate(2, "click-1")
    expect(again.json()).toEqual(first.json())
    expect(again.statusCode).toBe(200)
    expect(writer.asked).toHaveLength(2)
    expect(await db.select().from(contentHistory)).toHaveLength(1)
    expect((await generate(2, "click-2")).json().id).not.toBe(first.json().id)
  })

  it("lets one of two simultaneous clicks work and asks the other to wait a moment", async () => {
    const { generate, writer, db } = await openGenerator()
    const gate = makeGate()
    writer.behave = gate.wait
    const clicks = [generate(1, "double"), generate(1, "double")]
    const first = await Promise.race(clicks)
    expect([first.statusCode, first.json().code]).toEqual([409, "still_running"])
    expect(Number(first.headers["retry-after"])).toBeGreaterThan(0)
    gate.open()
    const replies = await Promise.all(clicks)
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(writer.asked).toHaveLength(1)
    expect(await db.select().from(contentHistory)).toHaveLength(1)
  })

  it("for another form is an error", async () => {
    const { generate } = await openGenerator()
    await generate(1, "key")
    const reply = await generate(1, "key", { location: "Rye" })
    expect([reply.statusCode, reply.json().code]).toEqual([422, "key_reused"])
  })

  it("of another user is another key", async () => {
    const { app, generate } = await openGenerator()
    const mine = await generate(1, "key")
    const { browser } = await makeSubscriber(app)
    const theirs = await browser.call(seo.generate, { body: makeForm() }, { "idempotency-key": "key" })
    expect(theirs.statusCode).toBe(200)
    expect(theirs.json().id).not.toBe(mine.json().id)
  })

  it.each([
    ["empty", ""],
    ["several words", "two words"],
    ["longer than 200 characters", "x".repeat(201)],
    ["beyond plain letters", "clé"],
  ])("may not be %s", async (_, key) => {
    const { generate } = await openGenerator()
    expect((await generate(1, key)).statusCode).toBe(400)
  })
})

const ofAny = { amazonBrand: "Saltmarsh", channelName: "Saltmarsh" }

describe("fair use", () => {
  it("limits the listings of an hour, and says when more are possible", async () => {
    const { generate, app } = await openGenerator({ env: { FAIR_USE_PER_HOUR: "5" } })
    expect((await generate(3)).statusCode).toBe(200)
    app.clock.walk({ minutes: 20 })
    expect((await generate(2)).statusCode).toBe(200)
    const refused = await generate(1)
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"])
    expect(refused.headers["retry-after"]).toBe(String(40 * 60))
    app.clock.walk({ minutes: 20 })
    expect((await generate(1)).headers["retry-after"]).toBe(String(20 * 60))
    app.clock.walk({ minutes: 20, seconds: 1 })
    expect((await generate(3)).statusCode).toBe(200)
    expect((await generate(1)).statusCode).toBe(429)
  })

  it("does not count failed listings", async () => {
    const { generate, writer } = await openGenerator({ env: { FAIR_USE_PER_HOUR: "2" } })
    writer.behave = () => {
      throw new Problem("provider_failed")
    }
    await generate(2)
    writer.behave = () => {}
    expect((await generate(2)).statusCode).toBe(200)
  })

  it("limits simultaneous generations, however fast they arrive", async () => {
    const { generate, writer } = await openGenerator({ env: { FAIR_USE_AT_ONCE: "2" } })
    const gate = makeGate()
    writer.behave = gate.wait
    const all = Array.from({ length: 6 }, () => generate(1))
    await untilAsked(writer, 2)
    const refused: LightMyRequestResponse[] = []
    for (const one of all) void one.then((reply) => refused.push(reply))
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(4)
    for (const reply of refused) expect(reply.json().message).toContain("At most 2 generations")
    gate.open()
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  })

  it("counts the platforms of one run as one, each of them once", async () => {
    const { app, browser, writer } = await openGenerator({ env: { FAIR_USE_AT_ONCE: "1" } })
    const gate = makeGate()
    writer.behave = gate.wait
    const ask = (platform: PlatformId, run?: string) =>
      browser.call(seo.generate, { body: { ...makeForm(1), ...ofAny, platform }, query: run ? { run } : {} })
    const run = [ask("website", "r"), ask("amazon", "r"), ask("youtube", "r")]
    await untilAsked(writer, 3)
    for (const other of [ask("website", "r"), ask("website", "another"), ask("website")])
      expect((await other).statusCode).toBe(429)
    gate.open()
    expect((await Promise.all(run)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await app.db.$count(generations)).toBe(3)
  })
})
