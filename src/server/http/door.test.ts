import { describe, expect, it } from "vitest"
import { openApp, sharedApp } from "../../../test/app.ts"
import { makeRegistration, makeSubscriber } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"
import type { Call } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import { refuseStrangers } from "./gate.ts"

const everyCall: [string, Call][] = Object.entries(calls).flatMap(([area, areaCalls]) =>
  Object.entries<Call>(areaCalls).map(([key, call]): [string, Call] => [`${area}.${key}`, call]),
)

/** Everything that is refused leaves nothing behind. */
const oneApp = sharedApp()
const signIn = { method: "POST", url: auth.signIn.path } as const
const json = { "content-type": "application/json" }
const right = JSON.stringify({ username: "somebody", password: "something" })

describe("a request from another site", () => {
  it.each(everyCall.filter(([, call]) => call.method !== "GET"))("is refused by %s", async (_name, call) => {
    const { browser } = await oneApp()
    const foreign = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost:3001" },
      { origin: "https://localhost:3000" },
      { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
      { "sec-fetch-site": "same-site" },
    ]
    for (const headers of foreign) {
      const reply = await browser().request({ method: call.method, url: call.path, headers })
      expect([headers, reply.statusCode, reply.json().code]).toEqual([headers, 403, "foreign_origin"])
    }
  })

  it("differs from a request by our own pages or by a program", async () => {
    const { browser } = await oneApp()
    const own = [
      { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      { origin: "http://127.0.0.1:3000" },
      { origin: "http://[::1]:3000" },
      {},
    ]
    for (const headers of own) {
      const reply = await browser().request({ method: "POST", url: auth.signOut.path, headers })
      expect([headers, reply.statusCode]).toEqual([headers, 204])
    }
  })

  it("is recognized by PUBLIC_URL alone if that is set", async () => {
    const { browser } = await openApp({ env: { PUBLIC_URL: "https://search.example" } })
    const ask = (origin: string) => browser().request({ method: "POST", url: auth.signOut.path, headers: { origin } })
    expect((await ask("https://search.example")).statusCode).toBe(204)
    expect((await ask("http://localhost:3000")).statusCode).toBe(403)
  })
})

describe("a body", () => {
  it.each([
    ["a form", "application/x-www-form-urlencoded", "username=a&password=b", 415, "not_json"],
    ["plain text, which any site may send", "text/plain", right, 415, "not_json"],
    ["cut JSON", "application/json", '{"username":', 400, "bad_input"],
    ["nothing", "application/json", "", 400, "bad_input"],
    ["a list", "application/json", "[]", 400, "bad_input"],
    ["a field too many", "application/json", '{"username":"a","password":"b","isAdmin":true}', 400, "bad_input"],
    [
      "a poisoned prototype",
      "application/json",
      '{"__proto__":{"x":1},"username":"a","password":"b"}',
      400,
      "bad_input",
    ],
    ["NUL", "application/json", '{"username":"a\\u0000b","password":"b"}', 400, "bad_input"],
    ["half a surrogate pair", "application/json", '{"username":"a\\ud800","password":"b"}', 400, "bad_input"],
    ["depth", "application/json", `{"username":${"[".repeat(50_000 / 2)}${"]".repeat(50_000 / 2)}}`, 400, "bad_input"],
    ["size", "application/json", JSON.stringify({ username: "x".repeat(70_000) }), 413, "too_large"],
  ])("that is %s is refused", async (_name, type, payload, status, code) => {
    const { browser } = await oneApp()
    const reply = await browser().request({ ...signIn, headers: { "content-type": type }, payload })
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(reply.body).not.toContain("    at ")
  })

  it.each([
    ['{"username":"a","password":"b","isAdmin":true}', "Unknown: isAdmin"],
    ['{"username":{"a":1},"password":"b"}', "Username is required"],
    ["[]", "The request is not valid"],
  ])("%s is refused with what is wrong", async (payload, message) => {
    const { browser } = await oneApp()
    const reply = await browser().request({ ...signIn, headers: json, payload })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })

  it("with an unknown value is refused with the field's name", async () => {
    const { browser } = await makeSubscriber(await openApp())
    const reply = await browser.request({ method: "GET", url: "/api/content-history?platform=nope" })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'The value of "platform" is not valid'])
  })

  it("that is not UTF-8 is refused", async () => {
    const { browser } = await oneApp()
    const payload = Buffer.from('{"username":"a\xff","password":"b"}', "latin1")
    const reply = await browser().request({ ...signIn, headers: json, payload })
    expect([reply.statusCode, reply.json().message]).toEqual([400, "The body is not valid UTF-8."])
  })
})

describe("the gate", () => {
  it.each(everyCall.filter(([, call]) => call.who !== "everybody"))(
    "does not let a visitor into %s",
    async (_name, call) => {
      const { browser } = await oneApp()
      const reply = await browser().request({ method: call.method, url: call.path.replaceAll(/:\w+/g, "x") })
      expect([reply.statusCode, reply.json().code]).toEqual([401, "not_signed_in"])
    },
  )

  it("sends a user without a subscription away with the words that the pages look for", () => {
    const now = new Date("2026-11-21T09:00:00Z")
    const user = {
      id: "u",
      username: null,
      email: "",
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      subscription: { status: "cancelled", expiresAt: now },
      isVerified: false,
      twoFactorEnabled: false,
      idleMinutes: 30,
      createdAt: now,
    } as const
    expect(() => refuseStrangers("access", { user }, now)).toThrow(
      expect.objectContaining({ code: "subscription_required" }),
    )
    expect(() => refuseStrangers("user", { user }, now)).not.toThrow()
    const paid = { ...user, subscription: { status: "active", expiresAt: null } } as const
    expect(() => refuseStrangers("access", { user: paid }, now)).not.toThrow()
  })
})

describe("the contract's limits", () => {
  it("are counted for each address, and say how long to wait", async () => {
    const app = await openApp()
    const { times, seconds } = auth.register.limit
    const send = (address: string) =>
      app.browser({ address }).call(auth.register, { body: makeRegistration({ password: "short" }) })
    for (let count = 0; count < times; count++) expect((await send("10.0.0.1")).statusCode).toBe(400)
    const refused = await send("10.0.0.1")
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, seconds])
    expect((await send("10.0.0.2")).statusCode).toBe(400)
    app.clock.walk({ seconds })
    expect((await send("10.0.0.1")).statusCode).toBe(400)
  })

  it("trust X-Forwarded-For only from the configured proxies", async () => {
    const send = async (app: Awaited<ReturnType<typeof openApp>>, forwarded: string) => {
      const headers = { "x-forwarded-for": forwarded }
      return app.browser().call(auth.register, { body: makeRegistration({ password: "short" }) }, headers)
    }
    const { times } = auth.register.limit
    const open = await openApp()
    for (let count = 0; count <= times; count++) await send(open, `10.9.0.${count}`)
    expect((await send(open, "10.9.1.1")).statusCode).toBe(429)
    const behind = await openApp({ env: { TRUST_PROXY_HOPS: "1" } })
    for (let count = 0; count <= times; count++) await send(behind, `10.66.66.${count}, 10.9.0.${count}`)
    expect((await send(behind, "10.9.1.1")).statusCode).toBe(400)
    for (let count = 0; count <= times; count++) await send(behind, `10.66.66.${count}, 10.9.2.2`)
    expect((await send(behind, "10.66.66.200, 10.9.2.2")).statusCode).toBe(429)
  })
})
