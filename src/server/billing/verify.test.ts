import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { letPass, mailsOf, makePayer, signInAgain, userOf, verify } from "../../../test/payer.ts"
import { billing } from "../../contract/billing.ts"
import { billingSubscriptions, payments } from "../db/schema.ts"

describe("verifying", () => {
  it("knows nobody else's payment, nor one that is not there", async () => {
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

  it("a hundred times at once activates once", async () => {
    const app = await openApp()
    const { browser, paymentId } = await makePayer(app)
    const replies = await Promise.all(Array.from({ length: 100 }, () => verify(browser, paymentId)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await mailsOf(app)).toEqual(["payment-received"])
    expect(await app.db.$count(payments)).toBe(1)
    expect(await app.db.$count(billingSubscriptions)).toBe(1)
  }, 60_000)

  it("an old payment gives nothing", async () => {
    const app = await openApp()
    const { browser, registration, paymentId } = await makePayer(app)
    await browser.call(billing.cancelSubscription, {})
    await letPass(app, 40)
    await signInAgain(browser, registration)
    await verify(browser, paymentId)
    expect(await userOf(browser)).toMatchObject({ hasAccess: false, subscriptionStatus: "inactive" })
  })
})
