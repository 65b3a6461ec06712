import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { eventsPath } from "../../src/contract/call.ts"
import { history } from "../../src/contract/history.ts"
import { seo } from "../../src/contract/seo.ts"
import { freshDatabase } from "../database.ts"
import { makeForm, makeRegistration } from "../make.ts"
import { casesOf } from "./cases.ts"
import { ServerProcess, sessionOf } from "./server-process.ts"

const path = eventsPath(seo.generate)

async function openDatabase() {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return { url, admin }
}

async function startServer(url: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = new ServerProcess({ DATABASE_URL: url, ...env })
  onTestFinished(async () => void (await server.end("SIGKILL")))
  return server.waitUntilReady()
}

async function openSubscriber(env: Record<string, string> = {}) {
  const { url, admin } = await openDatabase()
  const server = await startServer(url, env)
  const session = sessionOf(await server.send(auth.register.path, makeRegistration()))
  await admin.query("update users set subscription_status = 'active'")
  return { url, admin, server, session }
}

/** Products whose texts repeat a few letters, at the maximum length of a text. */
function formOf(unit: string, products: number) {
  const text = `A mug of oak. ${unit.repeat(5000).slice(0, 4900)}`
  const form = makeForm(products)
  return {
    ...form,
    ...{ description: text, brandStory: text, handmadeStory: text },
    products: form.products.map((product) => ({ ...product, description: text })),
  }
}

/** Like real clients: on a busy machine, a server may answer that it is overloaded. */
async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 503) return reply
    await wait(1000 * Number(reply.headers.get("retry-after") ?? 1))
  }
}

/** Enough to see that it is not by chance. */
const enoughAnswers = 10

/** Checks whether the server is alive, again and again, until the work is done; returns how often it answered. */
async function countAnswers(server: ServerProcess, work: Promise<Response>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let answers = 0
  while (!isDone && answers < enoughAnswers) {
    const reply = await Promise.race([server.send("/healthz"), done.then(() => null)])
    if (reply !== null && !isDone) {
      expect(reply.status).toBe(200)
      answers++
    }
  }
  await done
  return answers
}

const hardTexts: readonly string[] = [
  "\u0301",
  "which is ",
  ")",
  "it's ",
  "— ",
  "यह मिट्टी का प्याला है और हाथ से बना है ",
  "a",
]

describe("while a very slow text is being processed", () => {
  it("everybody else gets answers, whatever the text and whatever is done with it", async () => {
    // This tests who waits for whom, however slow the machine is.
    const { server, session } = await openSubscriber({
      WORKER_LIMIT_MS: "60000",
      WORKER_THREADS: "2",
      WORKER_START: "at-once",
    })
    for (const unit of casesOf(hardTexts, hardTexts.slice(0, 2))) {
      // A product for each thread.
      const generating = untilServed(() => server.send(seo.generate.path, formOf(unit, 2), session))
      expect(await countAnswers(server, generating), `writing ${unit}`).toBeGreaterThan(0)
      const { id, products } = await (await generating).json()

      const long = unit.repeat(50_000).slice(0, 40_000)
      const listing = { productName: "Mug", productTitle: long, improvedBodyText: long }
      const typing = { platform: "etsy", listing, brief: makeForm() }
      const scoring = untilServed(() => server.send(seo.score.path, typing, session))
      expect(await countAnswers(server, scoring), `scoring ${unit}`).toBeGreaterThan(0)
      expect((await scoring).status).toBe(200)

      const typed = products.map((product: { id: string }) => ({ id: product.id, improvedBodyText: long }))
      const edit = {
        method: "PUT",
        headers: { ...session, "content-type": "application/json" },
        body: JSON.stringify({ products: typed }),
      }
      const saving = untilServed(() => fetch(`${server.origin}${history.edit.path.replace(":id", id)}`, edit))
      expect(await countAnswers(server, saving), `saving ${unit}`).toBeGreaterThan(0)
      expect((await saving).status).toBe(200)

      const file = `${history.exportZip.path}?ids=${id}&format=html`
      const exporting = untilServed(() => server.send(file, undefined, session))
      expect(await countAnswers(server, exporting), `exporting ${unit}`).toBeGreaterThan(0)
      expect((await exporting).status).toBe(200)
    }
  }, 180_000)
})

describe("a text that no worker finishes in time", () => {
  it("fails permanently, and no other process takes it up again", async () => {
    const { url, admin, server, session } = await openSubscriber({ WORKER_LIMIT_MS: "1" })
    const headers = { ...session, "idempotency-key": "click" }
    const form = formOf("wheel-thrown mugs and bowls, glazed twice. ", 3)
    const reply = await server.send(seo.generate.path, form, headers)
    expect([reply.status, (await reply.json()).code]).toEqual([422, "text_too_complex"])
    // The log comes through a pipe of its own, and may arrive after the answer.
    await expect.poll(() => server.output).toContain("a worker was ended in the middle of compose")
    expect(server.output).not.toContain("glazed twice")
    const rows = async () =>
      (await admin.query("select state, attempts, error_code, lease_until from generations")).rows
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 1, error_code: "text_too_complex" }])
    await server.end("SIGKILL")

    // As if the process had been killed while working on it, and its lease had expired.
    await admin.query("update generations set state = 'running', lease_until = now() - interval '1 second'")
    await startServer(url, { WORKER_LIMIT_MS: "1" })
    await expect.poll(rows, { timeout: 30_000, interval: 100 }).toMatchObject([{ state: "failed", attempts: 2 }])

    const third = await startServer(url)
    const again = await third.send(seo.generate.path, form, headers)
    expect([again.status, (await again.json()).code]).toEqual([422, "text_too_complex"])
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 2, error_code: "text_too_complex" }])
    const plain = await third.send(seo.generate.path, makeForm(1), session)
    expect(plain.status).toBe(200)
  }, 300_000)
})

describe("a server whose workers are busy", () => {
  it("is stopped by SIGTERM, and the next one continues where it was", async () => {
    // A machine that is busy with other tests takes longer over a text than a server allows.
    const patient = { WORKER_LIMIT_MS: "60000" }
    const { url, admin, server, session } = await openSubscriber(patient)
    const reply = await server.send(path, formOf("made of oak. ", 16), session)
    expect(reply.status).toBe(200)
    await reply.body?.getReader().read()
    expect(await server.end("SIGTERM")).toBe(0)
    await startServer(url, patient)
    const state = async () => (await admin.query("select state, done from generations")).rows[0]
    await expect.poll(state, { timeout: 60_000, interval: 200 }).toEqual({ state: "done", done: 16 })
  }, 300_000)
})
