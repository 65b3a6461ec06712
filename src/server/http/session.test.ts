import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember, makeRegistration } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"
import { renewSession, sessionContentSchema } from "../db/auth/sessions.ts"
import { sessions, userSettings } from "../db/schema.ts"

describe("the session", () => {
  it("is stored as a hash, under a fresh id at each sign-in", async () => {
    const app = await openApp()
    const { registration, browser } = await makeMember(app)
    const before = browser.cookies.get("sid") ?? ""
    expect(before).toHaveLength(43)
    await browser.call(auth.signIn, { body: { username: registration.username, password: registration.password } })
    const after = browser.cookies.get("sid")
    expect(after).not.toBe(before)
    const rows = await app.db.select().from(sessions)
    expect(rows.map((row) => row.sid)).not.toContain(after)
    expect(rows.map(({ sess }) => sess)).toMatchObject([
      { userId: null, isReplaced: true },
      { userId: expect.any(String) },
    ])
    const old = app.browser()
    old.cookies.set("sid", before)
    expect((await old.call(auth.getUser, {})).statusCode).toBe(401)
    app.clock.walk({ minutes: 2 })
    expect((await old.call(auth.getUser, {})).statusCode).toBe(401)
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
  })

  it("that was replaced is not restored by a request in progress", async () => {
    const app = await openApp()
    const { registration, browser } = await makeMember(app)
    const { username, password } = registration
    const old = app.browser()
    old.cookies.set("sid", browser.cookies.get("sid") ?? "")
    const [row] = await app.db.select().from(sessions)
    await browser.call(auth.signIn, { body: { username, password } })
    const content = sessionContentSchema.parse(row?.sess)
    const now = app.clock.now()
    await renewSession(app.db, { sid: row?.sid ?? "", content, expire: new Date(now.getTime() + 3_600_000), now })
    expect((await old.call(auth.getUser, {})).json().code).toBe("session_replaced")
  })

  it("never adopts an id that somebody planted", async () => {
    const app = await openApp()
    const browser = app.browser()
    browser.cookies.set("sid", "planted")
    await browser.call(auth.register, { body: makeRegistration() })
    expect(browser.cookies.get("sid")).not.toBe("planted")
  })

  it("ends at sign-out, even for a request in progress", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const copy = app.browser()
    copy.cookies.set("sid", browser.cookies.get("sid") ?? "")
    app.clock.walk({ minutes: 2 })
    const [signedOut] = await Promise.all([
      browser.call(auth.signOut, {}),
      ...Array.from({ length: 10 }, () => copy.call(auth.getUser, {})),
    ])
    expect(signedOut.statusCode).toBe(204)
    expect(browser.cookies.has("sid")).toBe(false)
    copy.cookies.set("sid", copy.cookies.get("sid") ?? "")
    expect((await copy.call(auth.getUser, {})).statusCode).toBe(401)
    expect(await app.db.select().from(sessions)).toEqual([])
  })

  it("may be ended by a visitor without one", async () => {
    const { browser } = await openApp()
    expect((await browser().call(auth.signOut, {})).statusCode).toBe(204)
  })

  it("lasts as long as it is used, and half an hour longer", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    for (let hour = 0; hour < 4; hour++) {
      app.clock.walk({ minutes: 29 })
      expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
    }
    app.clock.walk({ minutes: 30 })
    const ended = await browser.call(auth.getUser, {})
    expect(ended.statusCode).toBe(401)
    expect(browser.cookies.has("sid")).toBe(false)
  })

  it(`follows the user's own time limit, and ends after thirty days even with "never"`, async () => {
    const app = await openApp()
    const { id, registration, browser } = await makeMember(app)
    await app.db.update(userSettings).set({ sessionTimeout: null }).where(eq(userSettings.userId, id))
    await browser.call(auth.signIn, { body: { username: registration.username, password: registration.password } })
    app.clock.walk({ days: 29 })
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
    app.clock.walk({ days: 1 })
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
  })

  it("has a cookie that scripts and other sites cannot use", async () => {
    const app = await openApp()
    const reply = await app.browser().call(auth.register, { body: makeRegistration() })
    const words = /^sid=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/
    expect(reply.headers["set-cookie"]).toMatch(words)
  })

  it("is tied to encryption and to the host in production", async () => {
    const app = await openApp({
      env: {
        NODE_ENV: "production",
        PUBLIC_URL: "https://search.example",
        APP_KEY: "k".repeat(32),
        PAYMENTS: "sandbox",
      },
    })
    const browser = app.browser()
    const reply = await browser.call(auth.register, { body: makeRegistration() })
    expect(reply.headers["set-cookie"]).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
  })

  it("is shared by two processes on one database", async () => {
    const one = await openApp()
    const two = await openApp({ url: one.url })
    const { browser } = await makeMember(one)
    const elsewhere = two.browser()
    elsewhere.cookies.set("sid", browser.cookies.get("sid") ?? "")
    expect((await elsewhere.call(auth.getUser, {})).statusCode).toBe(200)
    await browser.call(auth.signOut, {})
    expect((await elsewhere.call(auth.getUser, {})).statusCode).toBe(401)
  })
})
