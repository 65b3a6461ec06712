import { once } from "node:events"
import { SMTPServer } from "smtp-server"
import { expect, it, onTestFinished } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { makeRegistration } from "../make.ts"
import { openDatabase, startServer } from "./servers.ts"

/** A mail server that answers only on demand. */
async function startMailServer() {
  /** The accepted emails, and all that were submitted. */
  const ids: string[] = []
  const handedOver: string[] = []
  const reached = Promise.withResolvers<void>()
  const state = { isHanging: true, ids, handedOver, reached: reached.promise }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const parts = await stream.toArray().catch(() => null)
      // Its sender was killed in the middle of it.
      if (parts === null) return
      const content = parts.join("")
      const id = /^Message-ID: (\S+)/im.exec(content)?.[1] ?? ""
      handedOver.push(id)
      reached.resolve()
      if (state.isHanging) return
      ids.push(id)
      done()
    },
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const address = server.server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { state, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "hello@shop.example" } }
}

it("a server killed while it sends an email loses none, and another server sends each once", async () => {
  const { url, admin } = await openDatabase()
  const { state, env } = await startMailServer()
  const first = await startServer(url, env)
  for (let count = 0; count < 3; count++) await first.send(auth.register.path, makeRegistration())
  await state.reached
  await first.end("SIGKILL")
  const waiting = await admin.query("select state from outbox")
  expect(waiting.rows).toEqual(Array.from({ length: 3 }, () => ({ state: "queued" })))

  state.isHanging = false
  // As if the lease of the one being sent had ended.
  await admin.query("update outbox set next_at = now()")
  const second = await startServer(url, env)
  // Somebody else's email; its sender sends everything that waits.
  await second.send(auth.register.path, makeRegistration())
  const sent = async () => (await admin.query("select count(*)::int as n from outbox where state = 'sent'")).rows[0].n
  await expect.poll(sent, { timeout: 30_000, interval: 100 }).toBe(4)
  expect(new Set(state.ids).size).toBe(4)
  expect(state.ids).toHaveLength(4)
  // The one being sent came twice, and its id shows that.
  const timesEach = [...Map.groupBy(state.handedOver, (id) => id).values()].map(({ length }) => length)
  expect([timesEach.length, Math.max(...timesEach)]).toEqual([4, 2])
}, 300_000)
