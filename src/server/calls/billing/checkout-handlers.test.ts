import { describe, expect, it } from "vitest"
import { openApp, type TestApp, type TestBrowser } from "../../../../test/app.ts"
import { makeMember, makeRegistration } from "../../../../test/make.ts"
import {
  attach,
  begin,
  cards,
  checkoutOf,
  claimTokenOf,
  claimWith,
  expectOwner,
  letPass,
  pay,
  payerEmail,
  signInAgain,
  userOf,
  verify,
} from "../../../../test/payer.ts"
import { auth } from "../../../contract/auth.ts"
import { billing } from "../../../contract/billing.ts"
import { checkouts, payments } from "../../db/schema.ts"
import { openSandbox } from "../../outside/payments/sandbox.ts"

const register = (browser: TestBrowser) => browser.call(auth.register, { body: makeRegistration() })
const onlyCheckout = async (app: TestApp) => (await app.db.select().from(checkouts))[0]

describe("a payment without an account has one owner, or none", () => {
  it("in the same session", async () => {
    const app = await openApp()
    const browser = app.browser()
    await pay(browser)
    expect((await register(browser)).json()).toMatchObject({ hasAccess: true })
    await expectOwner(app, browser)
  })

  it("after the cookies were cleared: only the owner of the email", async () => {
    const app = await openApp()
    const browser = app.browser()
    const id = await pay(browser)
    browser.cookies.clear()
    expect((await verify(browser, id)).statusCode).toBe(404)
    expect((await register(browser)).json()).toMatchObject({ hasAccess: false })
    await expectOwner(app, null, [browser])
    expect((await claimWith(browser, await claimTokenOf(app))).json()).toEqual({ state: "claimed" })
    await expectOwner(app, browser)
  })

  it("on another device", async () => {
    const app = await openApp()
    const [desk, phone] = [app.browser(), app.browser()]
    await pay(desk)
    expect((await claimWith(phone, await claimTokenOf(app))).json()).toEqual({ state: "bound" })
    expect((await checkoutOf(phone)).payer).toBe("p***@shop.example")
    // It moved to the other browser.
    expect((await checkoutOf(desk)).state).toBe("none")
    await register(desk)
    await register(phone)
    await expectOwner(app, phone, [desk])
  })

  it("with another user signed in: not theirs until they say so", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    await pay(browser)
    expect((await signInAgain(browser, registration)).json()).toMatchObject({
      asksAboutPayment: true,
      hasAccess: false,
    })
    await expectOwner(app, null, [browser])
    await browser.call(auth.signOut, {})
    await signInAgain(browser, registration)
    expect((await attach(browser)).statusCode).toBe(404)
    await expectOwner(app, null, [browser])
  })

  it("with a link used twice: the first one", async () => {
    const app = await openApp()
    await pay(app.browser())
    const token = await claimTokenOf(app)
    const members = await Promise.all([makeMember(app), makeMember(app), makeMember(app)])
    const replies = await Promise.all(members.map(({ browser }) => claimWith(browser, token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
    const first = replies.findIndex(({ statusCode }) => statusCode === 200)
    const [owner] = members.splice(first, 1)
    await expectOwner(
      app,
      owner?.browser ?? null,
      members.map(({ browser }) => browser),
    )
  })

  it("with a link that is too old or was replaced: nobody", async () => {
    const app = await openApp()
    await pay(app.browser())
    const old = await claimTokenOf(app)
    await letPass(app, 1)
    const newer = await claimTokenOf(app)
    expect(newer).not.toBe(old)
    const { browser } = await makeMember(app)
    expect((await claimWith(browser, old)).statusCode).toBe(404)
    await expectOwner(app, null, [browser])
    app.clock.walk({ days: 8 })
    const { browser: late } = await makeMember(app)
    expect((await claimWith(late, newer)).statusCode).toBe(404)
    await expectOwner(app, null, [late])
  })

  it("when a mail scanner opens the link: nobody, and the link still works", async () => {
    const app = await openApp()
    await pay(app.browser())
    const token = await claimTokenOf(app)
    for (const url of [`/claim?token=${token}`, `/api/claims?token=${token}`]) await app.browser().request({ url })
    await expectOwner(app, null)
    const { browser } = await makeMember(app)
    expect((await claimWith(browser, token)).json()).toEqual({ state: "claimed" })
    await expectOwner(app, browser)
  })

  it("with two accounts created at the same moment", async () => {
    const app = await openApp()
    const browser = app.browser()
    await pay(browser)
    const tabs = Array.from({ length: 2 }, () => {
      const tab = app.browser()
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
      return tab
    })
    const replies = await Promise.all(tabs.map(register))
    const withAccess = await Promise.all(tabs.map(async (tab) => (await userOf(tab)).hasAccess === true))
    expect(withAccess.filter(Boolean)).toHaveLength(1)
    // The other tab either has an account without a subscription or is asked to retry.
    expect(replies.every(({ statusCode }) => statusCode === 201 || statusCode === 401)).toBe(true)
    expect((await app.db.select().from(payments)).filter(({ userId }) => userId !== null)).toHaveLength(1)
  })

  it("after a refund: nobody, in the browser or by email", async () => {
    const app = await openApp()
    const browser = app.browser()
    const id = await pay(browser)
    const token = await claimTokenOf(app)
    await app.browser().call(billing.actInSandbox, { body: { paymentIntentId: id, act: "refund" } })
    expect((await checkoutOf(browser)).state).toBe("refunded")
    expect((await register(browser)).json()).toMatchObject({ hasAccess: false })
    expect((await claimWith((await makeMember(app)).browser, token)).statusCode).toBe(404)
    expect(await onlyCheckout(app)).toMatchObject({ state: "refunded", userId: null })
  })

  it("when only the provider's event arrives", async () => {
    const app = await openApp()
    const browser = app.browser()
    await pay(browser)
    expect(await checkoutOf(browser)).toMatchObject({ state: "paid" })
    await register(browser)
    await expectOwner(app, browser)
  })

  it("when only the browser asks", async () => {
    const { db, url, clock } = await openApp()
    const { payments: provider, sandbox } = openSandbox({ db, now: clock.now })
    const app = await openApp({ url, parts: { payments: provider } })
    const browser = app.browser()
    const { clientSecret, paymentIntentId } = await begin(browser)
    // Past our server, as between a browser and a real provider.
    await sandbox.confirm({ clientSecret, email: payerEmail, cardNumber: cards.works })
    expect((await verify(browser, paymentIntentId)).json()).toMatchObject({ state: "paid" })
    await register(browser)
    await expectOwner(app, browser)
  })

  it("for at most fourteen days", async () => {
    const app = await openApp()
    await pay(app.browser())
    await letPass(app, 14)
    expect(await onlyCheckout(app)).toMatchObject({ state: "refunded", userId: null })
  })
})
