import { Writable } from "node:stream"
import { fastify } from "fastify"
import { describe, expect, it } from "vitest"
import { openApp } from "../../test/app.ts"
import { makeRegistration } from "../../test/make.ts"
import { auth } from "../contract/auth.ts"
import { buildApp } from "./app.ts"
import { readConfig } from "./config.ts"
import { loggerOptions } from "./log.ts"
import { assembleParts } from "./parts.ts"

function collect() {
  let text = ""
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { stream, read: () => text }
}

describe("the log", () => {
  it("has the message of an error that comes as a plain object, like the queue's", () => {
    const { stream, read } = collect()
    const { log } = fastify({ logger: { ...loggerOptions(readConfig({})), stream } })
    log.error({ err: { message: "connection refused", queue: "send-mails" } }, "the job queue has trouble")
    log.error({ err: { message: "insert … planted", query: "insert" } }, "the job queue has trouble")
    expect(read()).toContain('"message":"connection refused"')
    expect(read()).not.toMatch(/planted|object Object/)
  })

  it("has nothing about callers and what they typed", async () => {
    const { db, clock } = await openApp()
    const { stream, read } = collect()
    const config = readConfig({ LOG_LEVEL: "trace" })
    const parts = assembleParts({ config, db, now: clock.now })
    const { app } = await buildApp({ parts, pagesFolder: "none", logger: { ...loggerOptions(config), stream } })
    const body = makeRegistration({ email: "planted-mail@shop.example", password: "planted-password-1" })
    await app.inject({ url: auth.getUser.path, headers: { authorization: "Bearer planted-token" } })
    for (const again of ["first", "taken"]) {
      const reply = await app.inject({
        method: "POST",
        url: `${auth.register.path}?email=planted-query&again=${again}`,
        payload: body,
      })
      expect(reply.statusCode).toBe(again === "first" ? 201 : 409)
      await app.inject({
        url: auth.getUser.path,
        headers: { cookie: `sid=${reply.cookies[0]?.value ?? "planted-sid"}` },
      })
    }
    await app.close()
    expect(read()).toContain('"route":"/api/auth/register"')
    expect(read()).not.toMatch(/planted|mara|127\.0\.0\.1"/i)
  })

  it("removes what is secret, and the values of a failed query", async () => {
    const { stream, read } = collect()
    const { log } = fastify({ logger: { ...loggerOptions(readConfig({})), stream } })
    const error = Object.assign(new Error("Failed query: select planted"), {
      name: "DrizzleQueryError",
      params: ["planted"],
    })
    log.error({ err: error, body: { password: "planted" }, email: "planted", headers: { cookie: "planted" } }, "failed")
    expect(read()).toContain("a database query failed")
    expect(read()).not.toContain("planted")
  })
})

describe("an internal error", () => {
  it("is a plain answer with an id that is in the log", async () => {
    const { db, clock } = await openApp()
    const { stream, read } = collect()
    const config = readConfig({})
    const passwords = { hash: () => Promise.reject(new Error("the secret reason")), verify: async () => false }
    const parts = assembleParts({ config, db, now: clock.now, passwords })
    const { app } = await buildApp({ parts, pagesFolder: "none", logger: { ...loggerOptions(config), stream } })
    const reply = await app.inject({ method: "POST", url: auth.register.path, payload: makeRegistration() })
    await app.close()
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain("secret reason")
    expect(reply.json()).toMatchObject({ code: "unexpected", message: expect.stringContaining("on our side") })
    expect(read()).toContain(reply.json().requestId)
    expect(read()).toContain("the secret reason")
  })
})
