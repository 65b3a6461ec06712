import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../../test/app.ts"
import { mailsTo, tokenIn } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import { account } from "../../../contract/account.ts"
import { auth } from "../../../contract/auth.ts"
import { outbox, throttles } from "../../db/schema.ts"
import { signInLimits } from "./sign-in-limits.ts"

/** As if a hundred wrong passwords had been tried for the name, from all over the world. */
async function guessAllDay({ db, clock }: TestApp, username: string) {
  const { key } = signInLimits(username, "10.2.0.1").toAccount
  const expiresAt = new Date(clock.now().getTime() + 20 * 3_600_000)
  await db.insert(throttles).values({ key, count: 100, windowStart: clock.now(), expiresAt })
}

describe("throttling", () => {
  const guess = { password: "a wrong guess" }

  it("stops the sixth wrong attempt in 15 minutes, and says until when", async () => {
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

  it("works across processes and against a hundred guesses at once", async () => {
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

  it("does not lock the owner out of a place with an earlier sign-in", async () => {
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

  it("emails the owner one link, which works for the place where it is opened and for no other", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const { username, password, email } = registration
    await guessAllDay(app, username)
    expect(await mailsTo(app, email, "unlock")).toEqual([])
    const hotel = app.browser({ address: "10.3.3.3" })
    const refused = await hotel.call(auth.signIn, { body: { username, password } })
    expect([refused.statusCode, refused.json().code]).toEqual([429, "sign_in_locked"])
    const token = await tokenIn(app, email, "unlock")
    const thief = app.browser({ address: "10.2.0.1" })
    for (let count = 0; count < 3; count++) await thief.call(auth.signIn, { body: { username, ...guess } })
    expect((await thief.call(auth.unlock, { body: { token: "guessed" } })).json().code).toBe("link_expired")
    expect((await hotel.call(auth.unlock, { body: { token } })).statusCode).toBe(200)
    expect((await hotel.call(auth.unlock, { body: { token } })).statusCode).toBe(410)
    expect((await thief.call(auth.signIn, { body: { username, ...guess } })).statusCode).toBe(429)
    for (const name of [username, email.toUpperCase()])
      expect((await hotel.call(auth.signIn, { body: { username: name, password } })).statusCode).toBe(200)
    expect(await mailsTo(app, email, "unlock")).toHaveLength(1)
    const log = (await hotel.call(account.listSecurityLog, {})).json()
    expect(log.map(({ event }: { event: string }) => event)).toContain("sign-in-unlocked")
  })

  it("answers the same for an unknown name, and emails nobody", async () => {
    const app = await openApp()
    await guessAllDay(app, "nobody")
    const refused = await app.browser().call(auth.signIn, { body: { username: "nobody", ...guess } })
    expect([refused.statusCode, refused.json().code]).toEqual([429, "sign_in_locked"])
    expect(await app.db.$count(outbox)).toBe(0)
  })

  it("lets a user in who sets a new password with an emailed link, from there", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const { username, email } = registration
    await guessAllDay(app, username)
    const hotel = app.browser({ address: "10.3.3.3" })
    await hotel.call(auth.forgotPassword, { body: { email } })
    const password = "a-fresh-kiln-77"
    await hotel.call(auth.resetPassword, { body: { token: await tokenIn(app, email, "reset-password"), password } })
    expect((await hotel.call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
  })

  it("resets after a correct password", async () => {
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
