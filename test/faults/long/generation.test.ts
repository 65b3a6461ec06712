import { expect, it } from "vitest"
import { eventsPath } from "../../../src/contract/call.ts"
import { history } from "../../../src/contract/history.ts"
import { seo } from "../../../src/contract/seo.ts"
import { openFakeModel } from "../../fake-model.ts"
import { makeForm } from "../../make.ts"
import { openSubscriber, startServer } from "../servers.ts"

const path = eventsPath(seo.generate)
const atOnce = { WORKER_START: "at-once" }

/** Listens until this many products are finished, and returns the generation. */
async function listenUntil(reply: Response, products: number): Promise<string> {
  let text = ""
  const decoder = new TextDecoder()
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if ((text.match(/^event: product$/gm) ?? []).length >= products) break
  }
  return /^event: generation\ndata: \{"id":"([^"]+)"\}$/m.exec(text)?.[1] ?? ""
}

it("a server killed in the middle of ten products loses no finished one, and the next server writes the rest", async () => {
  const { url, admin, server: first, session } = await openSubscriber(atOnce)
  const headers = { ...session, "idempotency-key": "click" }
  const id = await listenUntil(await first.send(path, makeForm(10), headers), 3)
  await first.end("SIGKILL")

  const kept = await admin.query("select position, product->>'id' as id from generation_products order by position")
  expect(kept.rows.length).toBeGreaterThanOrEqual(3)
  expect(kept.rows.length).toBeLessThan(10)
  expect((await admin.query("select * from content_history")).rows).toEqual([])
  // As if the killed one's lease had expired.
  await admin.query("update generations set lease_until = now() - interval '1 second'")

  const second = await startServer(url, atOnce)
  const view = async () => (await second.send(seo.getGeneration.path.replace(":id", id), undefined, session)).json()
  await expect.poll(async () => (await view()).state, { timeout: 30_000, interval: 100 }).toBe("done")
  const { result } = await view()
  const ids: string[] = result.products.map((product: { id: string }) => product.id)
  expect(ids).toHaveLength(10)
  for (const row of kept.rows) expect(ids[row.position]).toBe(row.id)
  const items = await (await second.send(history.list.path, undefined, session)).json()
  expect(items).toMatchObject([{ id: result.id, totalProducts: 10 }])
  const { rows } = await admin.query("select total_generations, successful_generations from users")
  expect(rows).toEqual([{ total_generations: 1, successful_generations: 1 }])
  const again = await second.send(seo.generate.path, makeForm(10), headers)
  expect(await again.json()).toEqual(result)
}, 300_000)

it("a server asked to stop finishes the work that somebody waits for", async () => {
  const { admin, server, session } = await openSubscriber(atOnce)
  const reply = await server.send(path, makeForm(10), session)
  const ended = server.end("SIGTERM")
  expect(await reply.text()).toMatch(/^event: result$/m)
  expect(await ended).toBe(0)
  expect((await admin.query("select state from generations")).rows).toEqual([{ state: "done" }])
}, 300_000)

it("a model that cannot write has one line in the log per listing, and the built-in writer writes", async () => {
  const model = await openFakeModel({ status: 401 })
  const ai = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: model.url, AI_MODEL: "fake-model" }
  const { server, session } = await openSubscriber({ ...atOnce, ...ai })
  const reply = await server.send(seo.generate.path, makeForm(1), session)
  expect(await reply.json()).toMatchObject({ writer: { kind: "built-in" }, totalProducts: 1 })
  const lines = server.output.split("\n").filter((line) => line.includes("writes instead"))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 40,
    msg: expect.stringMatching(/^fake-model .*; Built-in writer writes instead$/),
  })
}, 300_000)
