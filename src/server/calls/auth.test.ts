import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember, makeRegistration, setSubscription } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"
import { sessions, userSettings } from "../db/schema.ts"

describe("register", () => {
  it("opens an account and a session", async () => {
    const { browser } = await openApp()
    const ada = browser()
    const body = makeRegistration({ firstName: "Ada", lastName: "Ng", email: "Ada@Shop.example", username: "ada" })
    const reply = await ada.call(auth.register, { body })
    expect(reply.statusCode).toBe(201)
    const user = (await ada.call(auth.getUser, {})).json()
    expect(user).toEqual(reply.json())
    expect(user).toMatchObject({
      username: "ada",
      email: "Ada@Shop.example",
      name: "Ada Ng",
      subscriptionStatus: "inactive",
      subscriptionExpiresAt: null,
      hasAccess: false,
      isVerified: false,
      twoFactorEnabled: false,
    })
  })

  it.each([
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ lastName: "  " }, "lastName", "Last name is required"],
    [{ email: "not-an-address" }, "email", "Valid email is required"],
    [{ username: "ab" }, "username", "Username must be at least 3 characters"],
    [{ username: "x".repeat(51) }, "username", "Username too long"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters"],
    [{ password: "123456" }, "password", "This is one of the most common passwords. Please choose another one."],
    [{ password: "aaaaaaaaaa" }, "password", "This password repeats the same characters. Please choose another one."],
    [
      { password: "search simple" },
      "password",
      "A password that is a name is easily guessed. Please choose another one.",
    ],
  ])("refuses %j", async (changes, path, message) => {
    const { browser } = await openApp()
    const reply = await browser().call(auth.register, { body: makeRegistration(changes) })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: "bad_input", message, issues: [{ path, message }] })
  })

  it("takes names and passwords up to their limits", async () => {
    const { browser } = await openApp()
    for (const changes of [{ username: "abc" }, { username: "x".repeat(50) }, { password: "k7!qz_" }]) {
      const reply = await browser().call(auth.register, { body: makeRegistration(changes) })
      expect(reply.statusCode).toBe(201)
    }
  })

  it("says which name is taken, however it is written", async () => {
    const app = await openApp()
    await makeMember(app, { username: "Ada", email: "ada@shop.example" })
    const sameName = await app.browser().call(auth.register, { body: makeRegistration({ username: "ａＤＡ" }) })
    expect([sameName.statusCode, sameName.json().code]).toEqual([409, "username_taken"])
    const sameMail = await app.browser().call(auth.register, { body: makeRegistration({ email: "ADA@shop.example" }) })
    expect([sameMail.statusCode, sameMail.json().code]).toEqual([409, "email_taken"])
  })

  it("lets one of two at the same moment have the name", async () => {
    const { browser } = await openApp()
    const bodies = Array.from({ length: 6 }, () => makeRegistration({ username: "wanted" }))
    const replies = await Promise.all(bodies.map((body) => browser().call(auth.register, { body })))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })
})

describe("sign in", () => {
  it("works by user name and by e-mail address, in any case", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    for (const username of [registration.username.toUpperCase(), registration.email.toUpperCase()]) {
      const browser = app.browser()
      const reply = await browser.call(auth.signIn, { body: { username, password: registration.password } })
      expect(reply.statusCode).toBe(200)
      expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
    }
  })

  it("takes composed and decomposed letters for the same", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app, { password: "caf\u00e9-au-lait" })
    const body = { username: registration.username, password: "cafe\u0301-au-lait" }
    expect((await app.browser().call(auth.signIn, { body })).statusCode).toBe(200)
  })

  it("answers the same to a wrong password and to an unknown name", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const wrong = await app.browser().call(auth.signIn, { body: { username: registration.username, password: "nope" } })
    const unknown = await app.browser().call(auth.signIn, { body: { username: "nobody-here", password: "nope" } })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.cookies).toEqual([])
  })

  it("checks a password of the same cost for an unknown name", async () => {
    let checks = 0
    const passwords = {
      hash: async () => "hash",
      verify: async () => {
        checks++
        return false
      },
    }
    const app = await openApp({ parts: { passwords } })
    await app.browser().call(auth.signIn, { body: { username: "nobody-here", password: "nope" } })
    expect(checks).toBe(1)
  })

  it("cannot be taken over by whoever takes an address as a user name", async () => {
    const app = await openApp()
    const { id, registration } = await makeMember(app)
    await makeMember(app, { username: registration.email, password: "the thief's own 9" })
    const owner = await app
      .browser()
      .call(auth.signIn, { body: { username: registration.email, password: registration.password } })
    expect(owner.json().id).toBe(id)
  })

  it.each([
    [{ username: "", password: "x" }, "Username is required"],
    [{ username: "x", password: "" }, "Password is required"],
  ])("refuses %j in the specification's words", async (body, message) => {
    const { browser } = await openApp()
    expect((await browser().call(auth.signIn, { body })).json()).toMatchObject({ message })
  })
})

describe("throttling", () => {
  const guess = { password: "a wrong guess" }

  it("stops the sixth wrong try in a quarter of an hour, and says until when", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const { username } = registration
    const thief = app.browser({ address: "10.0.0.9" })
    for (let count = 0; count < 5; count++)
      expect((await thief.call(auth.signIn, { body: { username, ...guess } })).statusCode).toBe(401)
    const stopped = await thief.call(auth.signIn, { body: { username, password: registration.password } })
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, "too_many_requests"])
    expect(Number(stopped.headers["retry-after"])).toBe(15 * 60)
    app.clock.walk({ minutes: 15 })
    const later = await thief.call(auth.signIn, { body: { username, password: registration.password } })
    expect(later.statusCode).toBe(200)
  })

  it("holds across processes and against a hundred guesses at once", async () => {
    const one = await openApp()
    const two = await openApp({ url: one.url })
    const { registration } = await makeMember(one)
    const guesses = Array.from({ length: 100 }, (_, index) =>
      (index % 2 === 0 ? one : two)
        .browser({ address: "10.0.0.9" })
        .call(auth.signIn, { body: { username: registration.username, ...guess } }),
    )
    const tried = (await Promise.all(guesses)).filter((reply) => reply.statusCode === 401)
    expect(tried.length).toBe(5)
  })

  it("does not lock the owner out of where they signed in before", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const { username, password } = registration
    const home = app.browser({ address: "10.1.1.1" })
    expect((await home.call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
    for (let place = 0; place < 25; place++) {
      const thief = app.browser({ address: `10.2.0.${place}` })
      for (let count = 0; count < 4; count++) await thief.call(auth.signIn, { body: { username, ...guess } })
    }
    const elsewhere = await app.browser({ address: "10.3.3.3" }).call(auth.signIn, { body: { username, password } })
    expect(elsewhere.statusCode).toBe(429)
    expect((await home.call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
  })

  it("begins anew after a right password", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const { username, password } = registration
    const browser = app.browser({ address: "10.0.0.4" })
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await browser.call(auth.signIn, { body: { username, ...guess } })
      expect((await browser.call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
    }
  })
})

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
    expect(rows).toHaveLength(1)
    expect(rows.map((row) => row.sid)).not.toContain(after)
    const old = app.browser()
    old.cookies.set("sid", before)
    expect((await old.call(auth.getUser, {})).statusCode).toBe(401)
  })

  it("never adopts an id that somebody planted", async () => {
    const app = await openApp()
    const browser = app.browser()
    browser.cookies.set("sid", "planted")
    await browser.call(auth.register, { body: makeRegistration() })
    expect(browser.cookies.get("sid")).not.toBe("planted")
  })

  it("ends at sign-out, also for a request that was under way", async () => {
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

  it("may be ended by a visitor who has none", async () => {
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

  it("obeys the user's own time limit, and ends after thirty days even where that is never", async () => {
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

  it("is bound to encryption and to the host in production", async () => {
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

describe("access", () => {
  it.each([
    [{ status: "active" as const }, true],
    [{ status: "cancelled" as const, expiresAt: new Date("2026-11-21T09:00:01Z") }, true],
    [{ status: "cancelled" as const, expiresAt: new Date("2026-11-21T09:00:00Z") }, false],
    [{ status: "inactive" as const }, false],
  ])("of %j is %s", async (subscription, expected) => {
    const app = await openApp()
    const { id, browser } = await makeMember(app)
    await setSubscription(app.db, id, subscription)
    expect((await browser.call(auth.getUser, {})).json()).toMatchObject({
      subscriptionStatus: subscription.status,
      hasAccess: expected,
    })
  })
})

describe("the way to sign in", () => {
  it("is our own page where no provider is configured", async () => {
    const { browser } = await openApp()
    const reply = await browser().call(auth.openSignIn, {})
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "/login"])
  })
})
