import { describe, expect, it } from "vitest"
import { openApp } from "../../../../test/app.ts"
import { makeMember } from "../../../../test/make.ts"
import { auth } from "../../../contract/auth.ts"

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
