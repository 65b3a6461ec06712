import { describe, expect, it } from "vitest"
import { openApp, type TestApp, type TestBrowser } from "../../../../test/app.ts"
import { makeMember, makeRegistration } from "../../../../test/make.ts"
import { begin, confirm, pay, userOf, verify } from "../../../../test/payer.ts"
import { auth } from "../../../contract/auth.ts"
import { billing } from "../../../contract/billing.ts"
import { sessions } from "../../db/schema.ts"

const sidOf = (browser: TestBrowser) => browser.cookies.get("sid") ?? ""
const ask = (browser: TestBrowser) => browser.call(billing.getCheckout, {})
const stateOf = async (browser: TestBrowser) => (await ask(browser)).json().state
const register = (browser: TestBrowser) => browser.call(auth.register, { body: makeRegistration() })

/** Another browser with the same cookie: a thief, or a request still in progress. */
function copyOf(app: TestApp, browser: TestBrowser): TestBrowser {
  const copy = app.browser()
  copy.cookies.set("sid", sidOf(browser))
  return copy
}

async function openPaid() {
  const app = await openApp()
  const browser = app.browser()
  const id = await pay(browser)
  return { app, browser, id, old: copyOf(app, browser), before: sidOf(browser) }
}

describe("the session of a payment", () => {
  it("continues with a fresh id, and the old one is worthless", async () => {
    const { browser, id, old, before } = await openPaid()
    expect((await verify(browser, id)).json()).toMatchObject({ state: "paid" })
    expect(sidOf(browser)).not.toBe(before)
    expect(await stateOf(browser)).toBe("paid")
    for (const reply of [await ask(old), await verify(old, id), await register(old), await begin(old).catch(String)])
      if (typeof reply === "string") expect(reply).toContain("session_replaced")
      else expect([reply.statusCode, reply.json().code]).toEqual([401, "session_replaced"])
    expect(old.cookies.get("sid")).toBe(before)
    expect((await register(browser)).json()).toMatchObject({ hasAccess: true })
  })

  it("is still worthless later with its old id", async () => {
    const { app, browser, id, old } = await openPaid()
    await verify(browser, id)
    await ask(browser)
    app.clock.walk({ minutes: 2 })
    expect(await stateOf(old)).toBe("none")
    expect((await verify(copyOf(app, old), id)).statusCode).toBe(404)
    expect(await stateOf(browser)).toBe("paid")
  })

  it("gets the fresh id at the next request for the payment, if an event reported it", async () => {
    const { browser, before } = await openPaid()
    expect(await stateOf(browser)).toBe("paid")
    expect(sidOf(browser)).not.toBe(before)
  })

  it("changes it once for a payment, and not with every request", async () => {
    const { browser, id } = await openPaid()
    await verify(browser, id)
    const fresh = sidOf(browser)
    for (let time = 0; time < 3; time++) {
      await ask(browser)
      await verify(browser, id)
    }
    expect(sidOf(browser)).toBe(fresh)
  })

  it("gives the same id to all tabs that ask at once", async () => {
    const { app, browser, id } = await openPaid()
    const tabs = Array.from({ length: 12 }, () => copyOf(app, browser))
    const replies = await Promise.all(tabs.map((tab) => verify(tab, id)))
    expect(replies.map((reply) => reply.json().state)).toEqual(tabs.map(() => "paid"))
    expect(new Set(tabs.map(sidOf)).size).toBe(1)
    const [tab = browser] = tabs
    expect(await stateOf(tab)).toBe("paid")
    expect((await register(tab)).json()).toMatchObject({ hasAccess: true })
  })

  it("survives an answer that never arrives", async () => {
    const { app, browser, id, old, before } = await openPaid()
    // The server has answered, but the browser has not heard it for hours.
    await verify(old, id)
    app.clock.walk({ minutes: 300 })
    expect(sidOf(browser)).toBe(before)
    expect(await stateOf(browser)).toBe("paid")
    expect(sidOf(browser)).toBe(sidOf(old))
    expect((await register(browser)).json()).toMatchObject({ hasAccess: true })
  })

  it("accepts an account created with the old id until the new one is used", async () => {
    const { id, browser, old } = await openPaid()
    await verify(old, id)
    expect((await register(browser)).json()).toMatchObject({ hasAccess: true })
    expect((await userOf(browser)).hasAccess).toBe(true)
    expect((await ask(old)).json().code).toBe("session_replaced")
  })

  it("has a running request report the change without deleting the new cookie", async () => {
    const { app, browser, id } = await openPaid()
    const late = copyOf(app, browser)
    await verify(browser, id)
    await ask(browser)
    const reply = await verify(late, id)
    expect([reply.json().code, reply.headers["set-cookie"]]).toEqual(["session_replaced", undefined])
    late.cookies.set("sid", sidOf(browser))
    expect((await verify(late, id)).json()).toMatchObject({ state: "paid" })
  })

  it("ends completely when the user leaves it", async () => {
    const { app, browser, id, old } = await openPaid()
    await verify(old, id)
    await browser.call(auth.signOut, {})
    expect(await stateOf(copyOf(app, old))).toBe("none")
    expect(await app.db.select().from(sessions)).toEqual([])
  })

  it("is handled the same way by two processes", async () => {
    const { app, browser, id } = await openPaid()
    const two = await openApp({ url: app.url })
    const [here, there] = [copyOf(app, browser), two.browser()]
    there.cookies.set("sid", sidOf(browser))
    await Promise.all([verify(here, id), verify(there, id)])
    expect(sidOf(here)).toBe(sidOf(there))
  })
})

describe("a new checkout", () => {
  it("gives a fresh id to a browser whose cookie somebody else may know, before anything is paid", async () => {
    const app = await openApp()
    const thief = app.browser()
    const planted = await begin(thief)
    const victim = copyOf(app, thief)
    const { clientSecret, paymentIntentId } = await begin(victim)
    expect(clientSecret).toBe(planted.clientSecret)
    // As the page does when its answer arrives.
    await ask(victim)
    await confirm(victim, clientSecret)
    expect((await ask(thief)).json().code).toBe("session_replaced")
    app.clock.walk({ minutes: 2 })
    expect(await stateOf(thief)).toBe("none")
    expect((await register(thief)).json()).toMatchObject({ hasAccess: false })
    expect((await verify(victim, paymentIntentId)).json()).toMatchObject({ state: "paid" })
    expect((await register(victim)).json()).toMatchObject({ hasAccess: true })
  })

  it("is the same in all tabs, and after a reload that lost the answer", async () => {
    const app = await openApp()
    const browser = app.browser()
    const first = await begin(browser)
    const lost = copyOf(app, browser)
    await begin(lost)
    const again = await begin(browser)
    expect(again.clientSecret).toBe(first.clientSecret)
    expect(sidOf(browser)).toBe(sidOf(lost))
    expect(await stateOf(browser)).toBe("open")
  })
})

it("a request in progress during a sign-in does not sign the user out", async () => {
  const app = await openApp()
  const { registration } = await makeMember(app)
  const browser = app.browser()
  await begin(browser)
  const late = copyOf(app, browser)
  const { username, password } = registration
  await browser.call(auth.signIn, { body: { username, password } })
  const reply = await late.call(auth.getUser, {})
  expect([reply.json().code, reply.headers["set-cookie"]]).toEqual(["session_replaced", undefined])
})
