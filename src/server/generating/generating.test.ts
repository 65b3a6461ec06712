import { sql } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { FakeWriter, makeGate } from "../../../test/fake-writer.ts"
import { makeTimers, openGenerator, untilAsked } from "../../../test/generator.ts"
import { workers } from "../../../test/workers.ts"
import { seo } from "../../contract/seo.ts"
import { readConfig } from "../config.ts"
import { contentHistory, generationProducts, generations, seoContent, usageHistory, users } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { limitMs } from "./generating.ts"

/** Another process on the same database, which finishes what this one left. */
function openOther({ app, writer }: Awaited<ReturnType<typeof openGenerator>>) {
  return assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now, writer, workers }).generating
}

describe("a writer that fails", () => {
  it("for one product keeps the others, says why, and a repeat writes only the missing one", async () => {
    const { generate, writer, view, onlyId, db } = await openGenerator()
    writer.behave = ({ subject }) => {
      if (subject.name.endsWith("2")) throw new Problem("provider_failed", { message: "The model said no." })
    }
    const failed = await generate(3, "key")
    expect([failed.statusCode, failed.json().message]).toEqual([502, "The model said no."])
    const kept = await view(await onlyId())
    expect(kept).toMatchObject({
      state: "failed",
      ...{ done: 2, total: 3, result: null },
      problem: { code: "provider_failed", message: "The model said no." },
      form: { businessName: "Saltmarsh Pottery" },
    })
    expect(kept.products).toHaveLength(2)
    expect(await db.select().from(contentHistory)).toEqual([])

    writer.behave = () => {}
    const again = await generate(3, "key")
    expect(again.statusCode).toBe(200)
    expect(writer.asked.map(({ subject }) => subject.name).slice(3)).toEqual(["Speckled Mug No. 2"])
    const { products } = again.json()
    expect(products.map(({ productName }: { productName: string }) => productName.at(-1))).toEqual(["1", "2", "3"])
    expect([products[0], products[2]]).toEqual(kept.products)
    const [user] = await db.select().from(users)
    expect([user?.totalGenerations, user?.successfulGenerations]).toEqual([1, 1])
  })

  it("on a text that ended a worker starts no other product, and fails permanently", async () => {
    const own = new FakeWriter("built-in")
    const { generate, view, onlyId } = await openGenerator({ parts: { writer: own } })
    own.behave = ({ subject }) => {
      if (subject.name.endsWith("2")) throw new Problem("text_too_complex")
    }
    expect((await generate(4, "key")).json().code).toBe("text_too_complex")
    expect(await view(await onlyId())).toMatchObject({ state: "failed", done: 1 })
    own.behave = () => {}
    expect((await generate(4, "key")).statusCode).toBe(422)
    expect(own.asked).toHaveLength(2)
  })

  it("unexpectedly gives a plain 500 and keeps the form", async () => {
    const { generate, writer, view, onlyId } = await openGenerator()
    writer.behave = () => {
      throw new TypeError("secret detail")
    }
    const reply = await generate(1)
    expect([reply.statusCode, reply.body.includes("secret")]).toEqual([500, false])
    expect(await view(await onlyId())).toMatchObject({ state: "failed", problem: { code: "unexpected" } })
  })
})

describe("the time limit", () => {
  it("is a minute, plus half a minute for every ten listings", () => {
    expect([1, 10, 11, 50].map(limitMs)).toEqual([90_000, 90_000, 120_000, 210_000])
  })

  it("ends a writer that hangs, and keeps the finished products", async () => {
    const { parts, waiting } = makeTimers()
    const { generate, writer, view, onlyId, db } = await openGenerator({ parts })
    const hangs: AbortSignal[] = []
    writer.behave = ({ subject }, signal) => {
      if (subject.name.endsWith("1")) return
      hangs.push(signal)
      return new Promise(() => {})
    }
    const reply = generate(2)
    while ((await db.select().from(generationProducts)).length === 0);
    waiting.find(({ ms }) => ms === limitMs(2))?.run()
    expect([(await reply).statusCode, (await reply).json().code]).toEqual([504, "provider_timed_out"])
    expect(hangs.map(({ aborted }) => aborted)).toEqual([true])
    expect(await view(await onlyId())).toMatchObject({ state: "failed", done: 1 })
    expect(waiting).toEqual([])
  })
})

describe("cancelling", () => {
  it("stops it, saves the finished products as a result, and notifies listeners", async () => {
    const { generate, writer, browser, view, onlyId, db } = await openGenerator()
    writer.behave = ({ subject }) => (subject.name.endsWith("1") ? undefined : new Promise(() => {}))
    const reply = generate(3, "key")
    while ((await db.select().from(generationProducts)).length === 0);
    const params = { id: await onlyId() }
    const cancelled = await browser.call(seo.cancelGeneration, { params })
    const { itemId } = cancelled.json()
    expect(cancelled.json()).toMatchObject({ state: "cancelled", done: 1, total: 3, itemId: expect.any(String) })
    expect([(await reply).statusCode, (await reply).json().code]).toEqual([409, "cancelled"])
    expect((await view(params.id)).products).toHaveLength(1)
    expect((await generate(3, "key")).json().code).toBe("cancelled")
    expect(await db.select().from(contentHistory)).toMatchObject([
      { id: itemId, title: expect.stringContaining("No. 1") },
    ])
    expect(await db.select().from(seoContent)).toHaveLength(1)
    expect(await db.select().from(generationProducts)).toEqual([])
  })

  it("before anything is finished leaves nothing behind", async () => {
    const { generate, writer, browser, onlyId, db } = await openGenerator()
    writer.behave = () => new Promise(() => {})
    const reply = generate(2)
    await untilAsked(writer, 2)
    const cancelled = await browser.call(seo.cancelGeneration, { params: { id: await onlyId() } })
    expect(cancelled.json()).toMatchObject({ state: "cancelled", itemId: null })
    expect((await reply).json().code).toBe("cancelled")
    expect(await db.select().from(contentHistory)).toEqual([])
  })

  it("from another process stops it at the next product", async () => {
    const opened = await openGenerator()
    const { generate, writer, onlyId, userId } = opened
    const gate = makeGate()
    writer.behave = gate.wait
    const reply = generate(2)
    await untilAsked(writer, 2)
    await openOther(opened).cancel({ id: await onlyId(), userId })
    gate.open()
    expect((await reply).json().code).toBe("cancelled")
  })

  it("a finished generation changes nothing", async () => {
    const { generate, browser } = await openGenerator()
    const { generationId, id } = (await generate(1)).json()
    const reply = await browser.call(seo.cancelGeneration, { params: { id: generationId } })
    expect(reply.json()).toMatchObject({ state: "done", result: { id } })
  })
})

describe("a generation whose process is gone", () => {
  const leave = async (opened: Awaited<ReturnType<typeof openGenerator>>) => {
    const { generate, writer, app } = opened
    writer.behave = ({ subject }) => (subject.name.endsWith("1") ? undefined : new Promise(() => {}))
    void generate(3, "key")
    while ((await app.db.select().from(generationProducts)).length === 0);
    await app.db.update(generations).set({ leaseUntil: sql`now() - interval '1 second'` })
    writer.behave = () => {}
  }

  it("is finished by another, which writes only the missing products", async () => {
    const opened = await openGenerator()
    await leave(opened)
    const [first] = await opened.db.select().from(generationProducts)
    const asked = opened.writer.asked.length
    expect(await openOther(opened).finishAbandoned()).toBe(1)
    const done = await opened.view(await opened.onlyId())
    expect(done).toMatchObject({ state: "done", done: 3 })
    expect(done.products[0]).toEqual(first?.product)
    expect(opened.writer.asked.length - asked).toBe(2)
    expect(await opened.db.select().from(contentHistory)).toHaveLength(1)
    expect((await opened.generate(3, "key")).json()).toEqual(done.result)
  })

  it("is taken over by one of several processes", async () => {
    const opened = await openGenerator()
    await leave(opened)
    const taken = await Promise.all([1, 2, 3].map(() => openOther(opened).finishAbandoned()))
    expect(taken.toSorted()).toEqual([0, 0, 1])
    expect(await opened.db.select().from(contentHistory)).toHaveLength(1)
  })

  it("is given up the second time, with the form kept", async () => {
    const opened = await openGenerator()
    await leave(opened)
    await opened.db.update(generations).set({ attempts: 2 })
    expect(await openOther(opened).finishAbandoned()).toBe(0)
    expect(await opened.view(await opened.onlyId())).toMatchObject({
      state: "failed",
      problem: { message: expect.stringContaining("interrupted twice") },
      form: { etsyShopName: "SaltmarshPottery" },
    })
  })

  it("is finished at once by a repeat with its key, and the dead process can no longer write", async () => {
    const opened = await openGenerator()
    const { writer, generate, db } = opened
    const gate = makeGate()
    writer.behave = ({ subject }) => (subject.name.endsWith("1") ? undefined : gate.wait())
    const stalled = generate(2, "key")
    while ((await db.select().from(generationProducts)).length === 0);
    await db.update(generations).set({ leaseUntil: sql`now() - interval '1 second'` })
    writer.behave = () => {}
    const again = await generate(2, "key")
    expect(again.statusCode).toBe(200)
    gate.open()
    expect((await stalled).json().code).toBe("cancelled")
    expect(await db.select().from(seoContent)).toHaveLength(2)
  })

  it("is released by a process that is asked to stop", async () => {
    const opened = await openGenerator()
    const other = openOther(opened)
    opened.writer.behave = () => new Promise(() => {})
    const order = { userId: opened.userId, total: 1, run: null, idempotencyKey: null, requestHash: "h" }
    const form = { ...(await formOf(opened)), platform: "etsy" }
    const left = other.generate(
      { ...order, form },
      { begun() {}, progress() {}, product() {} },
      other.admit(opened.userId),
    )
    const told = expect(left).rejects.toMatchObject({ code: "overloaded" })
    await untilAsked(opened.writer, 2)
    await other.stop(1)
    await told
    opened.writer.behave = () => {}
    expect(await openOther(opened).finishAbandoned()).toBe(1)
  })
})

/** A form in the engine's format, taken from a finished generation. */
async function formOf({ generate, writer, db }: Awaited<ReturnType<typeof openGenerator>>) {
  const before = writer.behave
  writer.behave = () => {}
  await generate(1)
  writer.behave = before
  const [row] = await db.select().from(generations)
  if (!row?.form) throw new Error("a generation has its form")
  return row.form
}

describe("the end of a generation", () => {
  it("is written completely or not at all, and a repeat needs no writer", async () => {
    const { generate, writer, db, view, onlyId } = await openGenerator()
    await db.execute(sql`alter table usage_history add constraint broken check (generation_count < 0)`)
    expect((await generate(2, "key")).statusCode).toBe(500)
    for (const table of [seoContent, contentHistory, usageHistory]) expect(await db.select().from(table)).toEqual([])
    expect(await view(await onlyId())).toMatchObject({ state: "failed", done: 2, result: null })
    expect((await db.select().from(users))[0]?.successfulGenerations).toBe(0)

    await db.execute(sql`alter table usage_history drop constraint broken`)
    expect((await generate(2, "key")).statusCode).toBe(200)
    expect(writer.asked).toHaveLength(2)
    expect(await db.select().from(seoContent)).toHaveLength(2)
  })
})

describe("several products", () => {
  it("are requested from a model all at once", async () => {
    const { generate, writer } = await openGenerator()
    const gate = makeGate()
    writer.behave = gate.wait
    const reply = generate(10)
    await untilAsked(writer, 10)
    gate.open()
    expect((await reply).json().totalProducts).toBe(10)
  })

  it("are written one after the other by our own writer", async () => {
    const own = new FakeWriter("built-in")
    const { generate } = await openGenerator({ parts: { writer: own } })
    let inside = 0
    let most = 0
    own.behave = async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside--
    }
    expect((await generate(8)).statusCode).toBe(200)
    expect(own.asked).toHaveLength(8)
    expect(most).toBe(1)
  })
})
