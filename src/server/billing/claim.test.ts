import { describe, expect, it } from "vitest"
import { openApp, type TestApp, type TestBrowser } from "../../../test/app.ts"
import { openToken, tokenIn } from "../../../test/mailbox.ts"
import { makeMember, makeRegistration } from "../../../test/make.ts"
import {
  begin,
  cards,
  confirm,
  letPass,
  mailsOf,
  makePayer,
  pay,
  signInAgain,
  userOf,
  verify,
} from "../../../test/payer.ts"
import { auth } from "../../contract/auth.ts"
import { billing } from "../../contract/billing.ts"
import { readConfig } from "../config.ts"
import { billingSubscriptions, checkouts, outbox, payments } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"

describe("paying first", () => {
  it("waits for the account, which gets it once", async () => {
    const app = await openApp()
    const browser = app.browser()
    expect((await browser.call(billing.getCheckout, {})).json()).toMatchObject({ state: "none" })
    const id = await pay(browser)
    expect((await verify(browser, id)).json()).toMatchObject({ state: "paid" })
    expect((await browser.call(billing.getCheckout, {})).json()).toMatchObject({ state: "paid", paymentIntentId: id })
    const user = (await browser.call(auth.register, { body: makeRegistration() })).json()
    expect(user).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
    expect(await mailsOf(app)).toEqual(["payment-received", "claim-payment"])
    const other = await makeMember(app)
    expect((await verify(other.browser, id)).statusCode).toBe(404)
  })

  it("is found by an operator, and a second payment is refunded", async () => {
    const app = await openApp()
    const { id, browser } = await makePayer(app)
    const paymentId = await pay(app.browser())
    const { billing: books } = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
    const [checkout] = (await app.db.select().from(checkouts)).filter((row) => row.providerPaymentId === paymentId)
    expect(await books.claimForOperator(checkout?.id ?? "", id)).toBe(true)
    const rows = await app.db.select().from(billingSubscriptions)
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["active", "refunded"])
    expect(
      (await browser.call(billing.listInvoices, {}))
        .json()
        .map(({ status }: { status: string }) => status)
        .toSorted(),
    ).toEqual(["paid", "refunded"])
    expect(await mailsOf(app)).toContain("duplicate-refunded")
  })

  it("is claimed by the emailed link on another device, once", async () => {
    const app = await openApp()
    await pay(app.browser())
    const [mail] = (await app.db.select().from(outbox)).filter(({ template }) => template === "claim-payment")
    const token = String(openToken(mail))
    const { browser } = await makeMember(app)
    const claim = (by: TestBrowser, secret: string) => by.call(billing.claim, { body: { token: secret } })
    expect((await claim(browser, "guessed")).statusCode).toBe(404)
    expect((await claim(browser, token)).json()).toEqual({ state: "claimed" })
    expect((await userOf(browser)).hasAccess).toBe(true)
    expect((await claim((await makeMember(app)).browser, token)).statusCode).toBe(404)
  })

  it("is tied by the link to a browser without an account, until it has one", async () => {
    const app = await openApp()
    const id = await pay(app.browser())
    const [mail] = (await app.db.select().from(outbox)).filter(({ template }) => template === "claim-payment")
    const phone = app.browser()
    expect((await phone.call(billing.claim, { body: { token: String(openToken(mail)) } })).json()).toEqual({
      state: "bound",
    })
    expect((await phone.call(billing.getCheckout, {})).json()).toMatchObject({ state: "paid", paymentIntentId: id })
    expect((await phone.call(auth.register, { body: makeRegistration() })).json().hasAccess).toBe(true)
  })

  describe("is claimed by the payer's address", () => {
    const email = "Payer@Shop.example"
    const payElsewhere = async (app: TestApp) => {
      const browser = app.browser()
      const { clientSecret } = await begin(browser)
      expect((await confirm(browser, clientSecret, cards.works, "payer@shop.example")).statusCode).toBe(200)
    }
    const verifyAddress = async (app: TestApp) =>
      app.browser().call(auth.verifyEmail, { body: { token: await tokenIn(app, email, "verify-email") } })

    it("once the address is confirmed, and not before", async () => {
      const app = await openApp()
      await payElsewhere(app)
      const { browser, registration } = await makeMember(app, { email })
      await signInAgain(browser, registration)
      expect((await userOf(browser)).hasAccess).toBe(false)
      expect((await verifyAddress(app)).json()).toMatchObject({ email, hasClaimed: true })
      expect(await userOf(browser)).toMatchObject({ hasAccess: true, subscriptionStatus: "active" })
      expect(await app.db.select().from(checkouts)).toMatchObject([{ state: "claimed", claimedBy: "verified-email" }])
    })

    it("at the next sign-in of a user who confirmed it earlier", async () => {
      const app = await openApp()
      const { browser, registration } = await makeMember(app, { email })
      expect((await verifyAddress(app)).json()).toMatchObject({ hasClaimed: false })
      await payElsewhere(app)
      expect((await userOf(browser)).hasAccess).toBe(false)
      expect((await signInAgain(browser, registration)).json()).toMatchObject({ hasAccess: true })
    })

    it("by a new password set with an emailed link, which also confirms the address", async () => {
      const app = await openApp()
      await payElsewhere(app)
      const { browser, registration } = await makeMember(app, { email })
      await app.browser().call(auth.forgotPassword, { body: { email } })
      const token = await tokenIn(app, email, "reset-password")
      const password = "a-fresh-kiln-77"
      await app.browser().call(auth.resetPassword, { body: { token, password } })
      expect((await signInAgain(browser, { ...registration, password })).json()).toMatchObject({ hasAccess: true })
    })

    it("by nobody else, and by nobody who already has a subscription", async () => {
      const app = await openApp()
      await payElsewhere(app)
      const other = await makeMember(app)
      const token = await tokenIn(app, other.registration.email, "verify-email")
      expect((await app.browser().call(auth.verifyEmail, { body: { token } })).json().hasClaimed).toBe(false)
      const { browser } = await makeMember(app, { email })
      await pay(browser)
      expect((await verifyAddress(app)).json()).toMatchObject({ hasClaimed: false })
      expect((await app.db.select().from(checkouts)).map(({ state }) => state).toSorted()).toEqual(["claimed", "paid"])
    })
  })

  it("causes reminders, and is refunded if nobody claims it", async () => {
    const app = await openApp()
    const browser = app.browser()
    await pay(browser)
    for (const days of [1, 1, 4, 6]) await letPass(app, days)
    expect((await mailsOf(app)).filter((template) => template === "claim-reminder")).toHaveLength(3)
    expect((await app.db.select().from(checkouts))[0]?.state).toBe("paid")
    await letPass(app, 2)
    expect((await app.db.select().from(checkouts))[0]?.state).toBe("refunded")
    expect((await app.db.select().from(billingSubscriptions))[0]).toMatchObject({
      state: "refunded",
      status: "canceled",
    })
    expect(await mailsOf(app)).toContain("unclaimed-refunded")
    expect(await app.db.select().from(payments)).toMatchObject([{ amountCents: 999, refundedCents: 999 }])
  })
})
