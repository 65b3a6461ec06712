import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it, onTestFinished } from "vitest"
import { seo } from "../../../src/contract/seo.ts"
import { webhooks } from "../../../src/contract/webhooks.ts"
import { appKey } from "../../app.ts"
import { makeForm } from "../../make.ts"
import { openSubscriber, startServer } from "../servers.ts"

/** A subscriber's server that answers only on demand. */
async function openReceiver() {
  const got: { id: unknown; type: string }[] = []
  const state = { isAnswering: false }
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += String(chunk)
    got.push({ id: request.headers["webhook-id"], type: JSON.parse(body).type })
    if (state.isAnswering) response.writeHead(204).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === "string") throw new Error("the receiver has no port")
  return { got, state, host: `127.0.0.1:${address.port}` }
}

it("a server killed between the finish and the delivery loses no message: the next server sends it", async () => {
  const receiver = await openReceiver()
  const env = { APP_KEY: appKey, WEBHOOK_ALLOW_PRIVATE: receiver.host }
  const { url, admin, server: first, session } = await openSubscriber(env)
  const asking = { url: `http://${receiver.host}/hook`, events: ["generation.finished"] }
  expect((await first.send(webhooks.create.path, asking, session)).status).toBe(201)
  expect((await first.send(seo.generate.path, makeForm(), session)).status).toBe(200)
  await expect.poll(() => receiver.got.length, { timeout: 20_000 }).toBe(1)
  await first.end("SIGKILL")
  const { rows } = await admin.query("select state, attempts from webhook_deliveries")
  expect(rows).toEqual([{ state: "queued", attempts: 0 }])

  // As if the killed one's lease had expired.
  await admin.query("update webhook_deliveries set leased_until = now() - interval '1 second'")
  receiver.state.isAnswering = true
  await startServer(url, env)
  await expect
    .poll(async () => (await admin.query("select state, attempts from webhook_deliveries")).rows, { timeout: 60_000 })
    .toEqual([{ state: "delivered", attempts: 1 }])
  expect(receiver.got).toHaveLength(2)
  expect(receiver.got[0]).toEqual(receiver.got[1])
}, 300_000)
