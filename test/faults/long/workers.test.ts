import { describe, expect, it } from "vitest"
import { eventsPath } from "../../../src/contract/call.ts"
import { seo } from "../../../src/contract/seo.ts"
import { makeForm, makeRepeatingForm } from "../../make.ts"
import { openSubscriber, startServer } from "../servers.ts"

const path = eventsPath(seo.generate)

describe("a text that no worker finishes in time", () => {
  it("fails permanently, and no other process takes it up again", async () => {
    const { url, admin, server, session } = await openSubscriber({ WORKER_LIMIT_MS: "1" })
    const headers = { ...session, "idempotency-key": "click" }
    const form = makeRepeatingForm("wheel-thrown mugs and bowls, glazed twice. ", 3)
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
    const reply = await server.send(path, makeRepeatingForm("made of oak. ", 16), session)
    expect(reply.status).toBe(200)
    await reply.body?.getReader().read()
    expect(await server.end("SIGTERM")).toBe(0)
    await startServer(url, patient)
    const state = async () => (await admin.query("select state, done from generations")).rows[0]
    await expect.poll(state, { timeout: 60_000, interval: 200 }).toEqual({ state: "done", done: 16 })
  }, 300_000)
})
