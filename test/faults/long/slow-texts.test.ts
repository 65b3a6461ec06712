import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { history } from "../../../src/contract/history.ts"
import { seo } from "../../../src/contract/seo.ts"
import { makeForm, makeRepeatingForm } from "../../make.ts"
import type { ServerProcess } from "../server-process.ts"
import { openSubscriber } from "../servers.ts"

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
    for (const unit of hardTexts) {
      // A product for each thread.
      const generating = untilServed(() => server.send(seo.generate.path, makeRepeatingForm(unit, 2), session))
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
