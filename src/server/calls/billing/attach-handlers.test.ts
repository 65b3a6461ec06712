import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../../test/app.ts"
import { mailsTo } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import {
  attach,
  begin,
  checkoutOf,
  claimTokenOf,
  claimWith,
  confirm,
  expectOwner,
  letPass,
  makePayer,
  pay,
  payerEmail,
  signInAgain,
  userOf,
  verify,
} from "../../../../test/payer.ts"
import { auth } from "../../../contract/auth.ts"
import { billing } from "../../../contract/billing.ts"
import { billingSubscriptions, checkouts } from "../../db/schema.ts"

describe("signing in to an existing account after a payment", () => {
  it("asks first, and then attaches the payment", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    const id = await pay(browser)
    await signInAgain(browser, registration)
    const [first = "", domain = ""] = registration.email.split(/(?<=^.).*(?=@)/)
    expect(await checkoutOf(browser)).toEqual({
      ...{ state: "paid", paymentIntentId: id, amountCents: 999, payer: "p***@shop.example" },
      question: { account: `${first}***${domain}`, isSubscribed: false },
    })
    expect((await attach(browser, "refund")).json().code).toBe("no_subscription")
    expect((await attach(browser)).json()).toEqual({ state: "claimed" })
    await expectOwner(app, browser)
    expect(await checkoutOf(browser)).toMatchObject({ state: "claimed", payer: null, question: null })
    expect((await attach(browser)).statusCode).toBe(404)
  })

  it("can be answered later, or through the emailed link", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    await pay(browser)
    await signInAgain(browser, registration)
    expect((await browser.call(billing.createSubscription, {})).json().code).toBe("already_paid")
    expect((await checkoutOf(browser)).question).not.toBeNull()
    await letPass(app, 1)
    expect(await mailsTo(app, payerEmail, "claim-reminder")).toHaveLength(1)
    await signInAgain(browser, registration)
    expect((await claimWith(browser, await claimTokenOf(app))).json()).toEqual({ state: "claimed" })
    await expectOwner(app, browser)
  })

  it("does not ask about the account's own payment, or without one", async () => {
    const app = await openApp()
    const { registration } = await makePayer(app)
    const again = app.browser()
    expect((await signInAgain(again, registration)).json()).toMatchObject({ asksAboutPayment: false, hasAccess: true })
    expect((await attach(again)).statusCode).toBe(404)
  })

  it("continues with an open checkout, and takes none that was paid meanwhile", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    const first = await begin(browser)
    expect((await signInAgain(browser, registration)).json()).toMatchObject({ asksAboutPayment: false })
    expect((await begin(browser)).clientSecret).toBe(first.clientSecret)
    await confirm(browser, first.clientSecret)
    expect((await userOf(browser)).hasAccess).toBe(true)

    const other = await makeMember(app)
    const tab = app.browser()
    const { clientSecret, paymentIntentId } = await begin(tab)
    await signInAgain(tab, other.registration)
    await confirm(tab, clientSecret)
    expect((await userOf(tab)).hasAccess).toBe(false)
    expect((await verify(tab, paymentIntentId)).json()).toMatchObject({ state: "paid" })
    expect((await attach(tab)).json()).toEqual({ state: "claimed" })
  })

  it("forgets nothing after a failed attempt", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    await pay(browser)
    await browser.call(auth.signIn, { body: { username: registration.username, password: "a wrong guess" } })
    app.clock.walk({ minutes: 20 })
    expect((await checkoutOf(browser)).state).toBe("paid")
    expect((await signInAgain(browser, registration)).json().asksAboutPayment).toBe(true)
  })

  it("counts one of ten simultaneous answers", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    await pay(browser)
    await signInAgain(browser, registration)
    const replies = await Promise.all(Array.from({ length: 10 }, () => attach(browser)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await expectOwner(app, browser)
  })
})

describe("a user who already has a subscription", () => {
  async function openTwice() {
    const app = await openApp()
    const { registration, paymentId } = await makePayer(app)
    const browser = app.browser()
    app.clock.walk({ days: 3 })
    const id = await pay(browser)
    await signInAgain(browser, registration)
    return { app, browser, registration, first: paymentId, second: id }
  }
  const statesOf = async (app: TestApp) =>
    (await app.db.select().from(billingSubscriptions).orderBy(billingSubscriptions.createdAt)).map(({ state }) => state)

  it("gets no second one silently", async () => {
    const { app, browser, second } = await openTwice()
    expect((await checkoutOf(browser)).question).toMatchObject({ isSubscribed: true })
    expect((await attach(browser)).json().code).toBe("already_subscribed")
    expect(await statesOf(app)).toEqual(["active", "active"])
    expect((await browser.call(billing.listInvoices, {})).json()).toHaveLength(1)
    expect((await verify(browser, second)).json()).toMatchObject({ state: "paid" })
  })

  it("gets the second payment back", async () => {
    const { app, browser, first, second } = await openTwice()
    expect((await attach(browser, "refund")).json()).toEqual({ state: "refunded" })
    expect(await statesOf(app)).toEqual(["active", "refunded"])
    const invoices = (await browser.call(billing.listInvoices, {})).json()
    expect(invoices).toMatchObject([
      { id: second, status: "refunded" },
      { id: first, status: "paid" },
    ])
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
  })

  it("continues with the second one, and the first is not renewed", async () => {
    const { app, browser } = await openTwice()
    expect((await attach(browser, "replace")).json()).toEqual({ state: "claimed" })
    expect(await statesOf(app)).toEqual(["cancelled", "active"])
    expect((await browser.call(billing.getSubscription, {})).json()).toMatchObject({
      ...{ state: "active", expiresAt: "2026-12-24T09:00:00.000Z" },
    })
    await letPass(app, 31)
    expect(await statesOf(app)).toEqual(["inactive", "active"])
  })

  it("is also asked while a cancelled one is still paid for, and not after that", async () => {
    const { browser, app } = await openTwice()
    await browser.call(billing.cancelSubscription, {})
    expect((await checkoutOf(browser)).question).toMatchObject({ isSubscribed: true })
    expect((await attach(browser)).json().code).toBe("already_subscribed")
    expect((await attach(browser, "refund")).json()).toEqual({ state: "refunded" })
    expect(await statesOf(app)).toEqual(["cancelled", "refunded"])

    const { registration } = await makeMember(app)
    const later = app.browser()
    await signInAgain(later, registration)
    await pay(later)
    await later.call(billing.cancelSubscription, {})
    await letPass(app, 32)
    later.cookies.clear()
    await pay(later)
    await signInAgain(later, registration)
    expect((await checkoutOf(later)).question).toMatchObject({ isSubscribed: false })
    expect((await attach(later)).json()).toEqual({ state: "claimed" })
  })

  it("keeps exactly one that renews, whatever is clicked at the same moment", async () => {
    const { app, browser } = await openTwice()
    const presses = ["replace", "refund", "replace", "refund"] as const
    const replies = await Promise.all(presses.map((how) => attach(browser, how)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await statesOf(app)).filter((state) => state === "active")).toHaveLength(1)
  })

  it("is also asked when the emailed link is used", async () => {
    const app = await openApp()
    const { browser } = await makePayer(app)
    await pay(app.browser())
    expect((await claimWith(browser, await claimTokenOf(app))).json()).toEqual({ state: "bound" })
    expect((await checkoutOf(browser)).question).toMatchObject({ isSubscribed: true })
    expect(await statesOf(app)).toEqual(["active", "active"])
    expect((await attach(browser, "refund")).json()).toEqual({ state: "refunded" })
  })
})

describe("a browser that several people use", () => {
  it("shows the payer's first letter, and only while nobody is signed in", async () => {
    const app = await openApp()
    const browser = app.browser()
    await pay(browser)
    const reply = await browser.call(billing.getCheckout, {})
    expect(reply.json()).toMatchObject({ payer: "p***@shop.example", question: null })
    expect(reply.body).not.toContain(payerEmail)
    expect((await app.db.select().from(checkouts))[0]?.payerEmailEncrypted).not.toContain("payer")
  })

  it("forgets another person's payment, which keeps waiting for them", async () => {
    const app = await openApp()
    const browser = app.browser()
    const id = await pay(browser)
    expect((await browser.call(billing.forgetPayment, {})).statusCode).toBe(204)
    expect(browser.cookies.size).toBe(0)
    expect((await checkoutOf(browser)).state).toBe("none")
    expect((await verify(browser, id)).statusCode).toBe(404)
    await expectOwner(app, null)
    const { browser: home } = await makeMember(app)
    expect((await claimWith(home, await claimTokenOf(app))).json()).toEqual({ state: "claimed" })
    await expectOwner(app, home)
    expect((await app.browser().call(billing.forgetPayment, {})).statusCode).toBe(204)
  })

  it("that used up the link makes us email the payer a new one, once", async () => {
    const app = await openApp()
    await pay(app.browser())
    const library = app.browser()
    const old = await claimTokenOf(app)
    await claimWith(library, old)
    await library.call(billing.forgetPayment, {})
    expect(await mailsTo(app, payerEmail, "claim-reminder")).toHaveLength(1)
    const fresh = await claimTokenOf(app)
    expect((await claimWith(library, old)).statusCode).toBe(404)
    await claimWith(library, fresh)
    await library.call(billing.forgetPayment, {})
    expect(await mailsTo(app, payerEmail, "claim-reminder")).toHaveLength(1)
    await expectOwner(app, null)
  })

  it("forgets without signing out a signed-in user", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const browser = app.browser()
    await pay(browser)
    await signInAgain(browser, registration)
    await browser.call(billing.forgetPayment, {})
    expect((await userOf(browser)).email).toBe(registration.email)
    expect(await checkoutOf(browser)).toMatchObject({ state: "none", question: null })
  })

  it("forgets automatically after a day, signed in or not", async () => {
    const app = await openApp()
    const { registration } = await makeMember(app)
    const [browser, signedIn] = [app.browser(), app.browser()]
    await pay(browser)
    await pay(signedIn)
    for (let hour = 0; hour < 23; hour++) {
      app.clock.walk({ minutes: 60 })
      expect((await checkoutOf(browser)).state).toBe("paid")
    }
    await signInAgain(signedIn, registration)
    expect((await checkoutOf(signedIn)).question).not.toBeNull()
    app.clock.walk({ minutes: 29 })
    expect((await checkoutOf(signedIn)).question).not.toBeNull()
    app.clock.walk({ minutes: 29 })
    expect((await userOf(signedIn)).email).toBe(registration.email)
    app.clock.walk({ minutes: 2 })
    expect((await checkoutOf(browser)).state).toBe("none")
    expect((await userOf(signedIn)).email).toBe(registration.email)
    expect(await checkoutOf(signedIn)).toMatchObject({ state: "none", question: null })
    expect((await attach(signedIn)).statusCode).toBe(404)
  })
})
