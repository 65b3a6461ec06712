import { expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../../test/app.ts"
import { makeMember } from "../../../../test/make.ts"
import { makePayer, subscriptionOf } from "../../../../test/payer.ts"
import { account } from "../../../contract/account.ts"
import { billing } from "../../../contract/billing.ts"

const settingsOf = async (browser: TestBrowser) => (await browser.call(account.getSettings, {})).json()
const save = async (browser: TestBrowser, autoRenew: boolean) =>
  browser.call(account.saveSettings, { body: { ...(await settingsOf(browser)), autoRenew } })

it("turning auto-renew off cancels at the end of the period, and turning it on takes that back", async () => {
  const app = await openApp()
  const { browser } = await makePayer(app)
  expect((await save(browser, false)).statusCode).toBe(200)
  expect(await subscriptionOf(browser)).toMatchObject({ state: "cancelled", status: "cancelled" })
  expect((await save(browser, true)).statusCode).toBe(200)
  expect(await subscriptionOf(browser)).toMatchObject({ state: "active" })
})

it("auto-renew shows changes from elsewhere", async () => {
  const app = await openApp()
  const { browser } = await makePayer(app)
  await browser.call(billing.cancelSubscription, {})
  expect(await settingsOf(browser)).toMatchObject({ autoRenew: false })
  await browser.call(billing.reactivateSubscription, {})
  expect(await settingsOf(browser)).toMatchObject({ autoRenew: true })
})

it("auto-renew of a user without a subscription is only remembered", async () => {
  const { browser } = await makeMember(await openApp())
  expect((await save(browser, false)).statusCode).toBe(200)
  expect(await settingsOf(browser)).toMatchObject({ autoRenew: false })
})
