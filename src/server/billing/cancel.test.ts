import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import {
  cardOf,
  cards,
  letPass,
  mailsOf,
  makePayer,
  pay,
  signInAgain,
  subscriptionOf,
  userOf,
} from "../../../test/payer.ts"
import { billing } from "../../contract/billing.ts"
import { billingSubscriptions } from "../db/schema.ts"

describe("a subscription", () => {
  it("is renewed, month after month", async () => {
    const app = await openApp()
    const { browser, registration } = await makePayer(app)
    await letPass(app, 65)
    await signInAgain(browser, registration)
    expect(await userOf(browser)).toMatchObject({ hasAccess: true, subscriptionExpiresAt: "2027-02-21T09:00:00.000Z" })
    expect((await browser.call(billing.listInvoices, {})).json()).toHaveLength(3)
  })

  it("is cancelled until its end, and can be reactivated before that", async () => {
    const app = await openApp()
    const { browser, registration } = await makePayer(app)
    const cancel = () => browser.call(billing.cancelSubscription, {})
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    for (const reply of replies)
      expect(reply.json()).toEqual({
        success: true,
        message: "Your subscription has been cancelled. You have access until December 21, 2026.",
      })
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "cancelled", hasAccess: true })
    expect(await subscriptionOf(browser)).toMatchObject({ state: "cancelled", canCancel: false, canReactivate: true })
    expect((await browser.call(billing.reactivateSubscription, {})).json().message).toContain("December 21, 2026")
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
    await cancel()
    await letPass(app, 31)
    await signInAgain(browser, registration)
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "inactive", hasAccess: false })
    expect((await browser.call(billing.reactivateSubscription, {})).json().code).toBe("no_subscription")
    expect(await mailsOf(app)).toEqual([
      "payment-received",
      "subscription-cancelled",
      "subscription-reactivated",
      "subscription-cancelled",
      "subscription-ended",
    ])
    await pay(browser)
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
  })

  it("with a failed renewal has days of grace, and another card fixes it", async () => {
    const app = await openApp()
    const { browser, registration } = await makePayer(app, cards.failsLater)
    await letPass(app, 33)
    await signInAgain(browser, registration)
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "active", hasAccess: true })
    expect(await subscriptionOf(browser)).toMatchObject({ state: "past_due", graceUntil: "2026-12-28T09:00:00.000Z" })
    expect(await mailsOf(app)).toContain("renewal-failed")
    const { url } = (await browser.call(billing.openPortal, {})).json()
    expect(url).toBe("http://localhost:3000/settings?tab=billing&change_card=true")
    const change = (number: string) => browser.call(billing.changeCardInSandbox, { body: { card: cardOf(number) } })
    expect((await change(cards.declined)).statusCode).toBe(402)
    expect((await change(cards.works)).statusCode).toBe(200)
    expect(await subscriptionOf(browser)).toMatchObject({
      state: "active",
      graceUntil: null,
      card: { lastDigits: "4242" },
    })
  })

  it("with a permanently failed renewal ends after the grace period", async () => {
    const app = await openApp()
    const { browser, registration } = await makePayer(app, cards.failsLater)
    await letPass(app, 36)
    await signInAgain(browser, registration)
    expect((await userOf(browser)).hasAccess).toBe(true)
    await letPass(app, 2)
    await signInAgain(browser, registration)
    expect(await userOf(browser)).toMatchObject({ subscriptionStatus: "inactive", hasAccess: false })
  })

  it("cancelled while a payment is due ends at once", async () => {
    const app = await openApp()
    const { browser, registration } = await makePayer(app, cards.failsLater)
    await letPass(app, 32)
    await signInAgain(browser, registration)
    expect((await browser.call(billing.cancelSubscription, {})).json().message).toBe(
      "Your subscription has been cancelled.",
    )
    expect((await userOf(browser)).hasAccess).toBe(false)
  })

  it("is suspended while a payment is disputed", async () => {
    const app = await openApp()
    const { browser, paymentId } = await makePayer(app)
    const act = (name: "dispute" | "winDispute" | "loseDispute" | "refund") =>
      app.browser().call(billing.actInSandbox, { body: { paymentIntentId: paymentId, act: name } })
    await act("dispute")
    expect((await userOf(browser)).hasAccess).toBe(false)
    expect(await subscriptionOf(browser)).toMatchObject({ state: "disputed", canCancel: false })
    await act("winDispute")
    expect(await userOf(browser)).toMatchObject({ hasAccess: true, subscriptionStatus: "cancelled" })
    await browser.call(billing.reactivateSubscription, {})
    expect((await act("refund")).statusCode).toBe(200)
    expect(await userOf(browser)).toMatchObject({ hasAccess: false, subscriptionStatus: "inactive" })
    const [row] = await app.db.select().from(billingSubscriptions)
    expect(row).toMatchObject({ state: "refunded", status: "canceled" })
  })

  it("cannot be canceled or reactivated by a user who has none", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    for (const call of [billing.cancelSubscription, billing.reactivateSubscription, billing.openPortal])
      expect((await browser.call(call, {})).json().code).toBe("no_subscription")
    for (const call of [billing.cancelSubscription, billing.listInvoices, billing.getSubscription])
      expect((await app.browser().call(call, {})).statusCode).toBe(401)
  })
})
