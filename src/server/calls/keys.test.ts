import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { makeKey, makeMember, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { account } from "../../contract/account.ts"
import { history } from "../../contract/history.ts"
import { keys } from "../../contract/keys.ts"
import { maxKeys } from "../../domain/account/key-scopes.ts"
import { apiKeys } from "../db/schema.ts"

const asking = { name: "Night export", scopes: ["history:read" as const], expiresInDays: null }

const listWith = (app: TestApp, key: string, address?: string) =>
  app.browser({ ...(address !== undefined && { address }) }).call(history.list, {}, { authorization: `Bearer ${key}` })

describe("an API key", () => {
  it("is shown once, and stored only as its hash and its last characters", async () => {
    const app = await openApp()
    const { browser, registration } = await makeSubscriber(app)
    const { password } = registration
    app.clock.walk({ seconds: 1 })
    const made = await browser.call(keys.create, { body: { ...asking, name: "  Night export ", password } })
    expect(made.statusCode).toBe(201)
    const { key, created } = made.json()
    expect(created).toEqual({
      ...{ id: created.id, name: "Night export", lastFour: key.slice(-4), scopes: ["history:read"] },
      ...{ createdAt: "2026-11-21T09:00:01.000Z", expiresAt: null, isExpired: false, lastUsed: null },
    })
    expect((await browser.call(keys.list, {})).json()).toEqual([created])
    const stored = JSON.stringify(await app.db.select().from(apiKeys))
    for (let at = 8; at + 8 <= key.length; at++) expect(stored).not.toContain(key.slice(at, at + 8))
    expect(await mailsTo(app, registration.email, "api-key-created")).toMatchObject([
      { data: { name: "Night export" } },
    ])
    expect((await browser.call(account.listSecurityLog, {})).json()[0]).toMatchObject({ event: "api-key-created" })
  })

  it("can be created and revoked only after proof of ownership, and only with access", async () => {
    const app = await openApp()
    const { browser, registration, id } = await makeSubscriber(app)
    app.clock.walk({ minutes: 11 })
    const bare = await browser.call(keys.create, { body: asking })
    expect([bare.statusCode, bare.json().code]).toEqual([403, "proof_required"])
    const wrong = await browser.call(keys.create, { body: { ...asking, password: "wrong-one" } })
    expect([wrong.statusCode, wrong.json().issues]).toEqual([
      400,
      [{ path: "password", message: "The password is not right." }],
    ])
    await browser.call(account.confirm, { body: { password: registration.password } })
    const made = (await browser.call(keys.create, { body: asking })).json()
    app.clock.walk({ minutes: 11 })
    const params = { id: made.created.id }
    const late = await browser.call(keys.revoke, { params, body: {} })
    expect([late.statusCode, late.json().code]).toEqual([403, "proof_required"])
    await setSubscription(app.db, id, { status: "inactive" })
    const lapsed = await browser.call(keys.create, { body: { ...asking, password: registration.password } })
    expect([lapsed.statusCode, lapsed.json().code]).toEqual([403, "subscription_required"])
    // A lapsed user can still clean up.
    const gone = await browser.call(keys.revoke, { params, body: { password: registration.password } })
    expect(gone.statusCode).toBe(200)
    expect((await makeMember(app).then(({ browser }) => browser.call(keys.create, { body: asking }))).statusCode).toBe(
      403,
    )
  })

  it("works until its owner revokes it", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const other = await makeSubscriber(app)
    const { key, id } = await makeKey(owner, ["history:read"])
    expect((await listWith(app, key)).statusCode).toBe(200)
    app.clock.walk({ seconds: 1 })
    const foreign = await other.browser.call(keys.revoke, {
      params: { id },
      body: { password: other.registration.password },
    })
    expect(foreign.statusCode).toBe(404)
    expect((await listWith(app, key)).statusCode).toBe(200)
    await owner.browser.call(keys.revoke, { params: { id }, body: { password: owner.registration.password } })
    expect((await listWith(app, key)).json()).toMatchObject({ code: "wrong_key" })
    expect((await owner.browser.call(keys.list, {})).json()).toEqual([])
    expect(await mailsTo(app, owner.registration.email, "api-key-revoked")).toHaveLength(1)
    expect((await owner.browser.call(account.listSecurityLog, {})).json()[0]).toMatchObject({
      event: "api-key-revoked",
    })
  })

  it("expires on its day, and says so", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:read"], 7)
    app.clock.walk({ days: 6, minutes: 1439 })
    expect((await listWith(app, key)).statusCode).toBe(200)
    app.clock.walk({ minutes: 1 })
    const late = await listWith(app, key)
    expect([late.statusCode, late.json()]).toEqual([
      401,
      { code: "wrong_key", message: "This API key has expired. Please create a new one." },
    ])
  })

  it("shows the day and approximate place of its last use, updated once a minute", async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    const { key } = await makeKey(owner, ["history:read"])
    const lastUsed = async () => (await owner.browser.call(keys.list, {})).json()[0].lastUsed
    await listWith(app, key, "203.0.113.7")
    expect(await lastUsed()).toEqual({ day: "2026-11-21", address: "203.0.113.…" })
    app.clock.walk({ seconds: 59 })
    await listWith(app, key, "198.51.100.9")
    expect(await lastUsed()).toMatchObject({ address: "203.0.113.…" })
    app.clock.walk({ seconds: 1 })
    await listWith(app, key, "198.51.100.9")
    expect(await lastUsed()).toMatchObject({ address: "198.51.100.…" })
  })

  it(`counts toward ${maxKeys} at most, even if many are created at once`, async () => {
    const app = await openApp()
    const owner = await makeSubscriber(app)
    for (let count = 0; count < maxKeys - 1; count++) {
      if (count % 10 === 0) app.clock.walk({ minutes: 20 })
      await makeKey(owner, ["history:read"])
    }
    app.clock.walk({ minutes: 20 })
    const { password } = owner.registration
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => owner.browser.call(keys.create, { body: { ...asking, password } })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
    expect((await owner.browser.call(keys.list, {})).json()).toHaveLength(maxKeys)
  })

  it.each([
    [{ name: " " }, "Name is required"],
    [{ name: "x".repeat(61) }, "The name is too long"],
    [{ scopes: [] }, "Please choose at least one permission"],
    [{ scopes: ["billing:write"] }, "Please choose from the permissions there are"],
    [{ expiresInDays: 3 }, "Please choose how long the key works"],
  ])("is not created with %j", async (changes, message) => {
    const app = await openApp()
    const { browser, registration } = await makeSubscriber(app)
    const reply = await browser.request({
      ...{ method: "POST", url: keys.create.path },
      payload: { ...asking, password: registration.password, ...changes },
    })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })
})
