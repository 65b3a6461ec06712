import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../../test/app.ts"
import { mailsTo, tokenIn } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import { account } from "../../../contract/account.ts"
import { auth } from "../../../contract/auth.ts"
import { oneTimeLinks } from "../../db/schema.ts"

const password = "a-fresh-kiln-77"

async function forget(app: TestApp, email: string, count = 1) {
  const reply = await app.browser().call(auth.forgotPassword, { body: { email } })
  expect(reply.statusCode).toBe(200)
  return tokenIn(app, email, "reset-password", count)
}

const reset = (app: TestApp, token: string, body = { password }) =>
  app.browser().call(auth.resetPassword, { body: { token, ...body } })

const signIn = (app: TestApp, username: string, typed: string) =>
  app.browser().call(auth.signIn, { body: { username, password: typed } })

describe("a forgotten password", () => {
  it("is replaced through an emailed link; every session ends, and the link signs nobody in", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const token = await forget(app, registration.email)
    const stranger = app.browser()
    const reply = await stranger.call(auth.resetPassword, { body: { token, password } })
    expect(reply.statusCode).toBe(200)
    expect(stranger.cookies.size).toBe(0)
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
    expect((await signIn(app, registration.username, registration.password)).statusCode).toBe(401)
    const signedIn = await signIn(app, registration.username, password)
    expect(signedIn.json()).toMatchObject({ isVerified: true })
    expect(await mailsTo(app, registration.email, "password-changed")).toHaveLength(1)
  })

  it("gets the same answer whether the account exists or not", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const [known, unknown] = await Promise.all(
      [registration.email, "nobody@shop.example"].map((email) =>
        app.browser().call(auth.forgotPassword, { body: { email } }),
      ),
    )
    expect(unknown?.json()).toEqual(known?.json())
    expect(unknown?.statusCode).toBe(known?.statusCode)
    await tokenIn(app, registration.email, "reset-password")
    expect(await mailsTo(app, "nobody@shop.example", "reset-password")).toEqual([])
  })

  it("stores no token, and accepts none twice, too late, or after a newer one", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const older = await forget(app, registration.email)
    const token = await forget(app, registration.email, 2)
    expect(JSON.stringify(await app.db.select().from(oneTimeLinks))).not.toContain(token)
    expect((await reset(app, older)).statusCode).toBe(410)
    expect((await reset(app, "guessed")).json().code).toBe("link_expired")
    const both = await Promise.all([reset(app, token), reset(app, token)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    expect((await reset(app, token)).statusCode).toBe(410)
    const late = await forget(app, registration.email, 3)
    app.clock.walk({ minutes: 30 })
    expect((await reset(app, late)).statusCode).toBe(410)
  })

  it.each([
    ["123456", "This is one of the most common passwords. Please choose another one."],
    ["12345", "Password must be at least 6 characters"],
  ])("refuses %s and does not use up the link", async (typed, message) => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const token = await forget(app, registration.email)
    const refused = await reset(app, token, { password: typed })
    expect([refused.statusCode, refused.json().message]).toEqual([400, message])
    expect((await reset(app, token)).statusCode).toBe(200)
  })

  it("emails three links an hour and does not say so", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    for (let count = 1; count <= 3; count++) await forget(app, registration.email, count)
    await forget(app, registration.email, 3)
    const other = await makeMember(app)
    await forget(app, other.registration.email)
    expect(await mailsTo(app, registration.email, "reset-password")).toHaveLength(3)
  })
})

const verify = (app: TestApp, token: string) => app.browser().call(auth.verifyEmail, { body: { token } })

describe("an email address", () => {
  it("is confirmed by the link that came with the registration, once", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const token = await tokenIn(app, registration.email, "verify-email")
    const reply = await verify(app, token)
    expect([reply.statusCode, reply.json().email]).toEqual([200, registration.email])
    expect((await browser.call(auth.getUser, {})).json().isVerified).toBe(true)
    expect((await verify(app, token)).statusCode).toBe(410)
  })

  it("can get the link again by email; then only the newer one works", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const older = await tokenIn(app, registration.email, "verify-email")
    expect((await browser.call(auth.resendVerification, {})).statusCode).toBe(200)
    const token = await tokenIn(app, registration.email, "verify-email", 2)
    expect((await verify(app, older)).statusCode).toBe(410)
    expect((await verify(app, token)).statusCode).toBe(200)
    expect((await browser.call(auth.resendVerification, {})).json().message).toContain("confirmed already")
    expect((await app.browser().call(auth.resendVerification, {})).statusCode).toBe(401)
  })

  it("changes once its link is used, and the old address is notified", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const email = "new@shop.example"
    expect((await browser.call(account.changeEmail, { body: { email } })).statusCode).toBe(200)
    expect((await browser.call(auth.getUser, {})).json().email).toBe(registration.email)
    const token = await tokenIn(app, email, "change-email")
    app.clock.walk({ minutes: 20 })
    expect((await verify(app, token)).statusCode).toBe(200)
    expect((await browser.call(auth.getUser, {})).json()).toMatchObject({ email, isVerified: true })
    expect(await mailsTo(app, registration.email, "email-changed")).toHaveLength(1)
  })

  it("that belongs to another user is revealed to nobody but its owner", async () => {
    const app = await openApp()
    const owner = await makeMember(app)
    const { browser } = await makeMember(app)
    const { email } = owner.registration
    const free = await browser.call(account.changeEmail, { body: { email: "free@shop.example" } })
    const taken = await browser.call(account.changeEmail, { body: { email } })
    expect(taken.json().message).toBe(free.json().message.replace("free@shop.example", email))
    expect(await mailsTo(app, email, "change-email")).toEqual([])
    expect(await mailsTo(app, email, "address-in-use")).toHaveLength(1)
  })

  it("that was taken meanwhile is refused, and the link is not used up", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const email = "wanted@shop.example"
    await browser.call(account.changeEmail, { body: { email } })
    const token = await tokenIn(app, email, "change-email")
    await makeMember(app, { email })
    const reply = await verify(app, token)
    expect([reply.statusCode, reply.json().code]).toEqual([409, "email_taken"])
  })

  it("changes only after a recent proof of ownership", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    app.clock.walk({ minutes: 11 })
    const body = { email: "new@shop.example" }
    const refused = await browser.call(account.changeEmail, { body })
    expect([refused.statusCode, refused.json().code]).toEqual([403, "proof_required"])
    const wrong = await browser.call(account.changeEmail, { body: { ...body, password: "wrong-one" } })
    expect([wrong.statusCode, wrong.json().issues]).toEqual([
      400,
      [{ path: "password", message: "The password is not right." }],
    ])
    const { password: right } = registration
    expect((await browser.call(account.changeEmail, { body: { ...body, password: right } })).statusCode).toBe(200)
    expect((await browser.call(account.confirm, { body: { password: right } })).statusCode).toBe(200)
    expect((await browser.call(account.changeEmail, { body })).statusCode).toBe(200)
  })
})
