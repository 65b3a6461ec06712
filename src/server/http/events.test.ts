import { once } from "node:events"
import { request } from "node:http"
import { connect } from "node:net"
import { fastify } from "fastify"
import { describe, expect, it, onTestFinished } from "vitest"
import { openApp, type TestBrowser } from "../../../test/app.ts"
import { FakeWriter, makeGate } from "../../../test/fake-writer.ts"
import { makeForm, makeSubscriber } from "../../../test/make.ts"
import { eventsPath } from "../../contract/call.ts"
import { history } from "../../contract/history.ts"
import { seo } from "../../contract/seo.ts"
import { Problem } from "../problem.ts"
import { sendEvents } from "./events.ts"

const generateAsEvents = { ...seo.generate, path: eventsPath(seo.generate) }

interface Event {
  readonly name: string
  readonly data: Record<string, unknown>
}

function readEvents(text: string): Event[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [name = "", data = ""] = block.split("\n")
      return { name: name.slice("event: ".length), data: JSON.parse(data.slice("data: ".length)) }
    })
}

async function open(parts: object = {}) {
  const writer = new FakeWriter("built-in")
  const app = await openApp({ parts: { writer, ...parts } })
  const { browser } = await makeSubscriber(app)
  return { app, writer, browser }
}

const generate = (browser: TestBrowser, products: number, headers = {}) =>
  browser.call(generateAsEvents, { body: makeForm(products) }, { "accept-encoding": "gzip, br", ...headers })

describe("a generation told as events", () => {
  it("sends its id first, then progress and each product, and the answer last", async () => {
    const { browser } = await open()
    const reply = await generate(browser, 2)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    })
    expect(reply.headers["content-encoding"]).toBeUndefined()
    const events = readEvents(reply.body)
    expect(events.map(({ name, data }) => [name, data.stage ?? data.productName ?? ""])).toEqual([
      ["generation", ""],
      ["progress", "writing"],
      ["progress", "written"],
      ["product", "Speckled Mug No. 1"],
      ["progress", "writing"],
      ["progress", "written"],
      ["product", "Speckled Mug No. 2"],
      ["result", ""],
    ])
    expect(events.filter(({ name }) => name === "progress").map(({ data }) => [data.done, data.total])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [2, 2],
    ])
    const result = events.at(-1)?.data ?? {}
    const products = events.filter(({ name }) => name === "product").map(({ data }) => data)
    expect(result.products).toEqual(products)
    expect(result.generationId).toBe(events[0]?.data.id)
    const { products: kept } = (await browser.call(history.get, { params: { id: String(result.id) } })).json()
    expect(kept).toEqual(products.map((product) => ({ ...product, ruleBookVersion: expect.any(String) })))
  })

  it("ends with the problem if it fails midway", async () => {
    const { browser, writer } = await open()
    writer.behave = () => {
      throw new Problem("overloaded", { message: "The model is busy." })
    }
    const events = readEvents((await generate(browser, 1)).body)
    expect(events.at(-1)).toEqual({
      name: "error",
      data: { status: 503, code: "overloaded", message: "The model is busy.", requestId: expect.any(String) },
    })
  })

  it("is refused like any other call if it does not start", async () => {
    const { app, browser } = await open()
    const bad = await browser.call(generateAsEvents, { body: { ...makeForm(), businessName: "" } })
    expect([bad.statusCode, bad.json().code]).toEqual([400, "bad_input"])
    expect((await generate(app.browser(), 1)).statusCode).toBe(401)
    await generate(browser, 1, { "idempotency-key": "key" })
    const other = await browser.call(generateAsEvents, { body: makeForm(2) }, { "idempotency-key": "key" })
    expect([other.statusCode, other.json().code]).toEqual([422, "key_reused"])
  })

  it("returns the first answer again with the same key", async () => {
    const { browser } = await open()
    const headers = { "idempotency-key": "key" }
    const first = readEvents((await generate(browser, 1, headers)).body)
    const again = readEvents((await generate(browser, 1, headers)).body)
    expect(again).toEqual([first[0], first.at(-1)])
  })

  it("sends a sign of life while nothing happens", async () => {
    const waiting: { ms: number; run: () => void }[] = []
    const after = (ms: number, run: () => void) => {
      waiting.push({ ms, run })
      return () => {}
    }
    const { browser, writer } = await open({ after })
    const gate = makeGate()
    writer.behave = gate.wait
    const reply = generate(browser, 1)
    while (writer.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    for (let round = 0; round < 2; round++) waiting.findLast(({ ms }) => ms === 15_000)?.run()
    gate.open()
    expect((await reply).body.match(/^: still here$/gm)).toHaveLength(2)
  })
})

describe("a client that disconnects", () => {
  it("cancels nothing: the generation is finished, saved and found by its id", async () => {
    const { app, browser, writer } = await open()
    const gate = makeGate()
    writer.behave = ({ subject }) => (subject.name.endsWith("1") ? undefined : gate.wait())
    await app.app.listen({ port: 0, host: "127.0.0.1" })
    const address = app.app.server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const client = request({
      ...{ port, method: "POST", path: generateAsEvents.path },
      headers: { cookie, "content-type": "application/json" },
    })
    onTestFinished(() => void client.destroy())
    client.end(JSON.stringify(makeForm(3)))
    const [answer] = await once(client, "response")
    let text = ""
    for await (const chunk of answer) {
      text += String(chunk)
      if (readEvents(text).some(({ name }) => name === "product")) break
    }
    client.destroy()
    const id = String(readEvents(text)[0]?.data.id)
    gate.open()
    const view = async () => (await browser.call(seo.getGeneration, { params: { id } })).json()
    await expect.poll(async () => (await view()).state, { timeout: 10_000 }).toBe("done")
    expect((await view()).result.totalProducts).toBe(3)
    expect((await browser.call(history.list, { query: {} })).json()).toHaveLength(1)
  })
})

it("hangs up on a client that does not read, and the work goes on", async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const closed = Promise.withResolvers<void>()
  const worked = Promise.withResolvers<void>()
  app.get("/", (request, reply) => {
    reply.raw.on("close", closed.resolve)
    const work = async (tell: (name: string, data: unknown) => void) => {
      for (let piece = 0; piece < 64; piece++) {
        tell("piece", "x".repeat(1024 * 1024))
        await new Promise((resolve) => setImmediate(resolve))
      }
      worked.resolve()
      return {}
    }
    const after = () => () => {}
    return sendEvents(work, { reply, log: request.log, requestId: "id", after, checkResult: (value) => value })
  })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.server.address()
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1")
  onTestFinished(() => void socket.destroy())
  socket.on("error", () => {})
  socket.pause()
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
  await Promise.all([closed.promise, worked.promise])
})
