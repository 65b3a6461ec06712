import { describe, expect, it, vi } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { begin, cards, letPass, mailsOf, makePayer, signInAgain, userOf, verify } from "../../../test/payer.ts"
import { billing } from "../../contract/billing.ts"
import { billingSubscriptions, payments } from "../db/schema.ts"
import { openSandbox } from "../outside/payments/sandbox.ts"

describe("verifying", () => {
  it("knows no payment of another user and none that does not exist", async () => {
    const app = await openApp()
    const { paymentId } = await makePayer(app)
    const { browser: other } = await makeMember(app)
    for (const browser of [other, app.browser()])
      for (const id of [paymentId, "pi_guessed"]) {
        const reply = await verify(browser, id)
        expect([reply.statusCode, reply.json()]).toEqual([
          404,
          { code: "not_found", message: "There is nothing here." },
        ])
      }
    expect((await userOf(other)).hasAccess).toBe(false)
  })

  it("a hundred times at once activates once, even if no event arrived before", async () => {
    const { db, url, clock } = await openApp()
    const { payments: provider, sandbox } = openSandbox({ db, now: clock.now })
    const tellAddress = vi.fn(provider.tellAddress)
    const app = await openApp({ url, parts: { payments: { ...provider, tellAddress } } })
    const { browser } = await makeMember(app)
    const { clientSecret, paymentIntentId } = await begin(browser)
    // Past our server, as between a browser and a real provider.
    await sandbox.confirm({ clientSecret, email: "payer@shop.example", cardNumber: cards.works })
    expect((await userOf(browser)).hasAccess).toBe(false)
    const replies = await Promise.all(Array.from({ length: 100 }, () => verify(browser, paymentIntentId)))
    // On a busy machine, some of the crowd are asked to come back.
    const answers = new Set(replies.map((reply) => (reply.statusCode === 503 ? "later" : reply.json().state)))
    answers.delete("later")
    expect(answers).toEqual(new Set(["claimed"]))
    expect((await verify(browser, paymentIntentId)).json()).toMatchObject({ success: true, state: "claimed" })
    expect((await userOf(browser)).hasAccess).toBe(true)
    expect(await mailsOf(app)).toEqual(["payment-received"])
    expect(await app.db.$count(payments)).toBe(1)
    expect(await app.db.$count(billingSubscriptions)).toBe(1)
    // Only the first request that sees the payment sends the provider the address.
    expect(tellAddress).toHaveBeenCalledTimes(1)
  }, 60_000)

  it("an old payment gives no access", async () => {
    const app = await openApp()
    const { browser, registration, paymentId } = await makePayer(app)
    await browser.call(billing.cancelSubscription, {})
    await letPass(app, 40)
    await signInAgain(browser, registration)
    await verify(browser, paymentId)
    expect(await userOf(browser)).toMatchObject({ hasAccess: false, subscriptionStatus: "inactive" })
  })
})
