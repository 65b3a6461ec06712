import { describe, expect, it } from "vitest"
import { openApp, sharedApp, type TestApp } from "../../../test/app.ts"
import { makeForm, makeKey, makeMember, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { account } from "../../contract/account.ts"
import { type Call, eventsPath } from "../../contract/call.ts"
import { history } from "../../contract/history.ts"
import { calls } from "../../contract/index.ts"
import { seo } from "../../contract/seo.ts"
import { isKeyScope, keyLimit, keyScopes } from "../../domain/account/key-scopes.ts"
import { makeApiKey } from "../api-key.ts"

const allScopes = Object.keys(keyScopes).filter(isKeyScope)
const everyCall: [string, Call][] = Object.entries(calls).flatMap(([area, areaCalls]) =>
  Object.entries<Call>(areaCalls).map(([key, call]): [string, Call] => [`${area}.${key}`, call]),
)
const forKeys = everyCall.flatMap(([name, call]) => (call.scope ? [{ name, call, scope: call.scope }] : []))

const withKey = (key: string) => ({ authorization: `Bearer ${key}` })
const listBy = (app: TestApp, authorization: string, address = "127.0.0.1") =>
  app.browser({ address }).call(history.list, {}, { authorization })

describe("a call with a key", () => {
  it("needs no origin, sets no cookie, and ignores one", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:write", "history:read"])
    const draft = { businessName: "A Kiln", platform: "etsy" as const, contentType: "draft" as const, form: {} }
    const saved = await owner.browser.call(
      history.save,
      { body: draft },
      { ...withKey(key), origin: "https://script.example", "sec-fetch-site": "cross-site", cookie: "sid=gone" },
    )
    expect([saved.statusCode, saved.headers["set-cookie"]]).toEqual([200, undefined])
    const other = await makeSubscriber(app)
    const theirs = await other.browser.call(history.list, {}, withKey(key))
    expect(theirs.json()).toMatchObject([{ id: saved.json().id }])
  })

  it("writes a whole listing, with progress if requested", async () => {
    const app = await openApp()
    const { key } = await makeKey(await makeSubscriber(app), ["listings:write"])
    const form = { body: makeForm() }
    const written = await app.browser().call(seo.generate, form, withKey(key))
    expect(written.json()).toMatchObject({ totalProducts: 1, platform: "etsy" })
    const told = await app.browser().request({
      ...{ method: "POST", url: eventsPath(seo.generate), payload: form.body },
      headers: withKey(key),
    })
    expect(told.body).toMatch(/^event: result$/m)
  })

  it("is refused while its owner has no access, and accepted again afterward", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:read"])
    await setSubscription(app.db, owner.id, { status: "inactive" })
    const refused = await listBy(app, `Bearer ${key}`)
    expect([refused.statusCode, refused.json().code]).toEqual([403, "subscription_required"])
    await setSubscription(app.db, owner.id, { status: "active" })
    expect((await listBy(app, `Bearer ${key}`)).statusCode).toBe(200)
  })

  it("ends with the account", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:read"])
    await owner.browser.call(account.remove, { body: { password: owner.registration.password } })
    expect((await listBy(app, `Bearer ${key}`)).statusCode).toBe(401)
  })
})

it("a key may do what it was created for, and nothing else", async () => {
  const app = await openApp()
  const owner = await makeSubscriber(app)
  const able = (await makeKey(owner, allScopes)).key
  const unable = new Map<string, string>()
  for (const scope of allScopes)
    unable.set(
      scope,
      (
        await makeKey(
          owner,
          allScopes.filter((one) => one !== scope),
        )
      ).key,
    )
  for (const [name, { method, path, scope }] of everyCall) {
    app.clock.walk({ minutes: 1 })
    const ask = async (key: string) => {
      const reply = await app.browser().request({ method, url: path, headers: withKey(key) })
      return [name, reply.statusCode, reply.json().code]
    }
    if (name === "billing.receiveEvent") continue
    if (scope === undefined || scope === null) expect(await ask(able)).toEqual([name, 403, "key_not_allowed"])
    else expect(await ask(unable.get(scope) ?? "")).toEqual([name, 403, "scope_required"])
  }
  expect(new Set(forKeys.map(({ scope }) => scope))).toEqual(new Set(allScopes))
})

const oneApp = sharedApp()
it.each(forKeys.filter(({ call }) => call.method !== "GET"))(
  "$name still refuses another site without a key",
  async (one) => {
    const { method, path } = one.call
    const app = await oneApp()
    for (const authorization of ["", "Basic c29tZTpvbmU="]) {
      const headers = { origin: "https://evil.example", ...(authorization !== "" && { authorization }) }
      expect((await app.browser().request({ method, url: path, headers })).json().code).toBe("foreign_origin")
    }
  },
)

describe("a wrong key", () => {
  it.each(["Bearer ", "Bearer nonsense", `Bearer ${makeApiKey()}`, `bearer ${makeApiKey().slice(0, -1)}`])(
    "%s is told how to come in, even with somebody's cookie",
    async (authorization) => {
      const app = await openApp()
      const { browser } = await makeSubscriber(app)
      const reply = await browser.call(history.list, {}, { authorization })
      expect([reply.statusCode, reply.json().code]).toEqual([401, "wrong_key"])
      expect(reply.headers["www-authenticate"]).toBe('Bearer realm="api", error="invalid_token"')
      expect(reply.headers["set-cookie"]).toBeUndefined()
      // The cookie beside it stays valid.
      expect((await browser.call(history.list, {})).statusCode).toBe(200)
    },
  )

  it("can be tried thirty times in 15 minutes, which locks out nobody else", async () => {
    const app = await openApp()
    const { key } = await makeKey(await makeSubscriber(app), ["history:read"])
    const tries = await Promise.all(Array.from({ length: 40 }, () => listBy(app, `Bearer ${makeApiKey()}`)))
    const statuses = tries.map(({ statusCode }) => statusCode)
    expect([statuses.filter((one) => one === 401).length, statuses.filter((one) => one === 429).length]).toEqual([
      30, 10,
    ])
    const late = await listBy(app, `Bearer ${makeApiKey()}`)
    expect(Number(late.headers["retry-after"])).toBe(900)
    expect((await listBy(app, `Bearer ${key}`)).statusCode).toBe(200)
    expect((await listBy(app, `Bearer ${makeApiKey()}`, "203.0.113.7")).statusCode).toBe(401)
    app.clock.walk({ minutes: 15 })
    expect((await listBy(app, `Bearer ${makeApiKey()}`)).statusCode).toBe(401)
  })
})

describe("the limit of a key", () => {
  it("is in each answer, and is separate for each key", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["ads:read"])
    const ask = () => app.browser().request({ url: calls.ads.list.path, headers: withKey(key) })
    const limits = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
      ["limit", "remaining", "reset"].map((name) => Number(headers[`ratelimit-${name}`]))
    expect(limits(await ask())).toEqual([keyLimit.times, keyLimit.times - 1, keyLimit.seconds])
    app.clock.walk({ seconds: 20 })
    for (let count = 2; count <= keyLimit.times; count++) expect((await ask()).statusCode).toBe(200)
    const over = await ask()
    expect([over.statusCode, limits(over), over.headers["retry-after"]]).toEqual([429, [keyLimit.times, 0, 40], "40"])
    const second = await makeKey(owner, ["ads:read"])
    expect((await listAds(app, second.key)).statusCode).toBe(200)
    expect((await owner.browser.call(calls.ads.list, {})).statusCode).toBe(200)
    app.clock.walk({ seconds: 40 })
    expect((await ask()).statusCode).toBe(200)
  })

  it("does not affect the owner's use in the browser", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:read"])
    const query = { format: "csv" } as const
    const { times } = history.exportAll.limit
    const asked = async () => (await app.browser().call(history.exportAll, { query }, withKey(key))).statusCode
    for (let count = 0; count < times; count++) expect(await asked()).toBe(200)
    expect(await asked()).toBe(429)
    expect((await owner.browser.call(history.exportAll, { query })).statusCode).toBe(200)
  })
})

const listAds = (app: TestApp, key: string) =>
  app.browser().request({ url: calls.ads.list.path, headers: withKey(key) })

it("a request without a key learns that keys exist", async () => {
  const app = await openApp()
  const { browser } = await makeMember(app)
  const reply = await app.browser().call(history.list, {})
  expect([reply.statusCode, reply.headers["www-authenticate"]]).toEqual([401, 'Bearer realm="api"'])
  expect((await browser.call(history.list, {})).headers["www-authenticate"]).toBeUndefined()
})
