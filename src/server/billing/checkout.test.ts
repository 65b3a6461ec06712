import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
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
import { billing } from "../../contract/billing.ts"
import { checkouts, sandboxObjects } from "../db/schema.ts"
import { openSandbox } from "../outside/payments/sandbox.ts"

const objects = (app: TestApp, kind: string) => app.db.$count(sandboxObjects, eq(sandboxObjects.kind, kind))

describe("a checkout", () => {
  it("charges what the pages show, and activates the signed-in user", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const checkout = await begin(browser)
    expect(checkout).toMatchObject({ provider: "sandbox", amountCents: 999, message: expect.any(String) })
    expect((await userOf(browser)).hasAccess).toBe(false)
    await confirm(browser, checkout.clientSecret)
    expect((await verify(browser, checkout.paymentIntentId)).json()).toMatchObject({ success: true, state: "claimed" })
    expect(await userOf(browser)).toMatchObject({
      subscriptionStatus: "active",
      hasAccess: true,
      subscriptionExpiresAt: "2026-12-21T09:00:00.000Z",
    })
    const invoices = (await browser.call(billing.listInvoices, {})).json()
    expect(invoices).toMatchObject([{ id: checkout.paymentIntentId, amountCents: 999, status: "paid" }])
    expect(await mailsOf(app)).toEqual(["payment-received"])
  })

  it.each(["a visitor", "a member"])("is one, however often %s asks", async (who) => {
    const app = await openApp()
    const browser = who === "a member" ? (await makeMember(app)).browser : app.browser()
    const first = await begin(browser)
    const all = await Promise.all(Array.from({ length: 12 }, () => begin(browser)))
    expect(new Set([first, ...all].map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(await objects(app, "subscription")).toBe(1)
    expect(await app.db.$count(checkouts)).toBe(1)
  })

  it("is one for all tabs of a browser that ask at the same moment for the first time", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(browser)))
    expect(new Set(all.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(await objects(app, "subscription")).toBe(1)
  })

  it("is not started again for a user who has paid", async () => {
    const app = await openApp()
    const visitor = app.browser()
    await pay(visitor)
    const again = await visitor.call(billing.createSubscription, {})
    expect([again.statusCode, again.json().code]).toEqual([409, "already_paid"])
    const { browser } = await makePayer(app)
    expect((await browser.call(billing.createSubscription, {})).json().code).toBe("already_subscribed")
    await browser.call(billing.cancelSubscription, {})
    expect((await browser.call(billing.createSubscription, {})).json().code).toBe("reactivate_instead")
  })

  it("limits new checkouts, not requests for an open one", async () => {
    const app = await openApp()
    const one = app.browser()
    for (let time = 0; time < 8; time++) await begin(one)
    const statuses = []
    for (let time = 0; time < 6; time++)
      statuses.push((await app.browser().call(billing.createSubscription, {})).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  it("expires after two hours, and then starts again", async () => {
    const app = await openApp()
    const browser = app.browser()
    const first = await begin(browser)
    await letPass(app, 0, 3)
    expect((await app.db.select().from(checkouts))[0]?.state).toBe("expired")
    expect((await confirm(browser, first.clientSecret)).statusCode).toBe(409)
    const second = await begin(browser)
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect((await confirm(browser, second.clientSecret)).statusCode).toBe(200)
  })
})

describe("a card", () => {
  it.each([
    [cards.declined, "Your card was declined."],
    [cards.poor, "Your card has insufficient funds."],
  ])("%s is refused, and another one is accepted", async (number, message) => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const { clientSecret, paymentIntentId } = await begin(browser)
    const refused = await confirm(browser, clientSecret, number)
    expect([refused.statusCode, refused.json()]).toMatchObject([402, { code: "card_declined", message }])
    expect((await verify(browser, paymentIntentId)).json().code).toBe("payment_pending")
    expect((await confirm(browser, clientSecret)).statusCode).toBe(200)
    expect((await userOf(browser)).hasAccess).toBe(true)
  })

  it("may require a second step, which may be refused", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const { clientSecret, paymentIntentId } = await begin(browser)
    const step = () => confirm(browser, clientSecret, cards.asks)
    expect((await step()).json().paymentIntent.status).toBe("requires_action")
    expect((await verify(browser, paymentIntentId)).json().code).toBe("payment_pending")
    const authorize = (approve: boolean) =>
      browser.call(billing.authorizeInSandbox, { body: { clientSecret, approve } })
    expect((await authorize(false)).json().code).toBe("card_declined")
    await step()
    expect((await authorize(true)).json().paymentIntent.status).toBe("succeeded")
    expect((await userOf(browser)).hasAccess).toBe(true)
  })

  it("that is not a test card is refused", async () => {
    const app = await openApp()
    const { clientSecret } = await begin(app.browser())
    for (const number of ["5555 5555 5555 4444", "4242 4242 4242 4241", ""])
      expect((await confirm(app.browser(), clientSecret, number)).statusCode).toBe(400)
  })
})

describe("the price", () => {
  it("stays for a customer who returns soon, and is the new one for a customer who returns late", async () => {
    const app = await openApp()
    // As if the price had been different when they came.
    const { payments } = openSandbox({ db: app.db, now: app.clock.now })
    const before = await openApp({ url: app.url, parts: { payments: { ...payments, priceId: "price_sandbox_499" } } })
    const soon = await makeMember(before)
    const late = await makeMember(before)
    for (const { browser } of [soon, late]) {
      await pay(browser)
      await browser.call(billing.cancelSubscription, {})
    }
    await letPass(app, 31 + 20)
    const back = async ({ registration }: typeof soon) => {
      const browser = app.browser()
      await signInAgain(browser, registration)
      return begin(browser)
    }
    expect(await back(soon)).toMatchObject({ amountCents: 499 })
    await letPass(app, 11)
    expect(await back(late)).toMatchObject({ amountCents: 999 })
  })
})
