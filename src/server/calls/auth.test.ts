import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember, makeRegistration, setSubscription } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"

describe("register", () => {
  it("creates an account and a session", async () => {
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

  it("accepts names and passwords up to their limits", async () => {
    const { browser } = await openApp()
    for (const changes of [{ username: "abc" }, { username: "x".repeat(50) }, { password: "k7!qz_" }]) {
      const reply = await browser().call(auth.register, { body: makeRegistration(changes) })
      expect(reply.statusCode).toBe(201)
    }
  })

  it("says which name is taken, whatever its spelling", async () => {
    const app = await openApp()
    await makeMember(app, { username: "Ada", email: "ada@shop.example" })
    const sameName = await app.browser().call(auth.register, { body: makeRegistration({ username: "ａＤＡ" }) })
    expect([sameName.statusCode, sameName.json().code]).toEqual([409, "username_taken"])
    const sameMail = await app.browser().call(auth.register, { body: makeRegistration({ email: "ADA@shop.example" }) })
    expect([sameMail.statusCode, sameMail.json().code]).toEqual([409, "email_taken"])
  })

  it("gives the name to one of two simultaneous requests", async () => {
    const { browser } = await openApp()
    const bodies = Array.from({ length: 6 }, () => makeRegistration({ username: "wanted" }))
    const replies = await Promise.all(bodies.map((body) => browser().call(auth.register, { body })))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })
})

describe("sign in", () => {
  it("works by username and by email address, in any case", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    for (const username of [registration.username.toUpperCase(), registration.email.toUpperCase()]) {
      const browser = app.browser()
      const reply = await browser.call(auth.signIn, { body: { username, password: registration.password } })
      expect(reply.statusCode).toBe(200)
      expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
    }
  })

  it("treats composed and decomposed letters the same", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app, { password: "caf\u00e9-au-lait" })
    const body = { username: registration.username, password: "cafe\u0301-au-lait" }
    expect((await app.browser().call(auth.signIn, { body })).statusCode).toBe(200)
  })

  it("gives the same answer to a wrong password and an unknown name", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const wrong = await app.browser().call(auth.signIn, { body: { username: registration.username, password: "nope" } })
    const unknown = await app.browser().call(auth.signIn, { body: { username: "nobody-here", password: "nope" } })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.cookies).toEqual([])
  })

  it("checks a password with the same cost for an unknown name", async () => {
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

  it("cannot be hijacked with another user's address as a username", async () => {
    const app = await openApp()
    const { id, registration } = await makeMember(app)
    const thief = makeRegistration({ username: registration.email.toUpperCase(), password: "the thief's own 9" })
    const refused = await app.browser().call(auth.register, { body: thief })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toEqual([
      { path: "username", message: "A username can't be someone else's email address" },
    ])
    const owner = await app
      .browser()
      .call(auth.signIn, { body: { username: registration.email, password: registration.password } })
    expect(owner.json().id).toBe(id)
  })

  it("accepts the user's own address as a username", async () => {
    const app = await openApp()
    const { id, registration } = await makeMember(app, { username: "Own@shop.example", email: "own@shop.example" })
    const { username, password } = registration
    expect((await app.browser().call(auth.signIn, { body: { username, password } })).json().id).toBe(id)
  })

  it.each([
    [{ username: "", password: "x" }, "Username is required"],
    [{ username: "x", password: "" }, "Password is required"],
  ])("refuses %j in the specification's words", async (body, message) => {
    const { browser } = await openApp()
    expect((await browser().call(auth.signIn, { body })).json()).toMatchObject({ message })
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
  it("is our own page if no provider is configured", async () => {
    const { browser } = await openApp()
    const reply = await browser().call(auth.openSignIn, {})
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "/login"])
  })
})
