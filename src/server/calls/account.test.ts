import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { account, type Settings } from "../../contract/account.ts"
import { seo } from "../../contract/seo.ts"
import { userSettings } from "../db/schema.ts"

const first: Settings = {
  ...{ defaultPlatform: "website", defaultTone: "professional", defaultStyle: "descriptive" },
  ...{ contentRetentionDays: 365, exportFormat: "text", autoRenew: true, emailNotifications: true },
  ...{ generationComplete: true, marketingEmails: false, dataSharing: false, activityLogging: true },
  sessionTimeout: 30,
}
const other: Settings = {
  ...{ defaultPlatform: "shopify", defaultTone: "friendly", defaultStyle: "concise" },
  ...{ contentRetentionDays: "forever", exportFormat: "csv", autoRenew: false, emailNotifications: false },
  ...{ generationComplete: false, marketingEmails: true, dataSharing: true, activityLogging: false },
  sessionTimeout: "never",
}

describe("settings", () => {
  it("begin with the specification's defaults, for any signed-in user, with a subscription or without", async () => {
    const { browser } = await makeMember(await openApp())
    expect((await browser.call(account.getSettings, {})).json()).toEqual(first)
  })

  it("are the saved ones, and nobody else's", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const stranger = await makeMember(app)
    const saved = await browser.call(account.saveSettings, { body: other })
    expect([saved.statusCode, saved.json()]).toEqual([200, other])
    expect((await browser.call(account.getSettings, {})).json()).toEqual(other)
    expect((await stranger.browser.call(account.getSettings, {})).json()).toEqual(first)
    await browser.call(account.saveSettings, { body: first })
    expect((await browser.call(account.getSettings, {})).json()).toEqual(first)
  })

  it("exist for every user, even if a row was lost", async () => {
    const app = await openApp()
    const { id, browser } = await makeMember(app)
    await app.db.delete(userSettings).where(eq(userSettings.userId, id))
    expect((await browser.call(account.getSettings, {})).json()).toEqual(first)
    await app.db.delete(userSettings).where(eq(userSettings.userId, id))
    expect((await browser.call(account.saveSettings, { body: other })).json()).toEqual(other)
  })

  it("that are no longer a choice count as not chosen", async () => {
    const app = await openApp()
    const { id, browser } = await makeMember(app)
    const gone = { defaultPlatform: "myspace", defaultTone: "x", defaultStyle: "x", exportFormat: "pdf" }
    const odd = { ...gone, contentRetentionDays: 7, sessionTimeout: 1 }
    await app.db.update(userSettings).set(odd).where(eq(userSettings.userId, id))
    expect((await browser.call(account.getSettings, {})).json()).toEqual(first)
  })

  it("reach the writer", async () => {
    const writer = new FakeWriter()
    const app = await openApp({ parts: { writer } })
    const { browser } = await makeSubscriber(app)
    await browser.call(account.saveSettings, {
      body: { ...first, defaultTone: "casual", defaultStyle: "storytelling" },
    })
    await browser.call(seo.generate, { body: makeForm() })
    expect(writer.asked[0]?.brief).toMatchObject({ tone: "casual", style: "storytelling" })
  })

  it.each([
    ["a platform nobody knows", { defaultPlatform: "myspace" }, "defaultPlatform"],
    ["a tone nobody has", { defaultTone: "sarcastic" }, "defaultTone"],
    ["a style nobody has", { defaultStyle: "" }, "defaultStyle"],
    ["days of one's own", { contentRetentionDays: 7 }, "contentRetentionDays"],
    ["days as a text", { contentRetentionDays: "30" }, "contentRetentionDays"],
    ["no days", { contentRetentionDays: null }, "contentRetentionDays"],
    ["a format of one platform", { exportFormat: "platform" }, "exportFormat"],
    ["a switch that is none", { marketingEmails: "true" }, "marketingEmails"],
    ["minutes of one's own", { sessionTimeout: 1 }, "sessionTimeout"],
    ["one of them missing", { autoRenew: undefined }, "autoRenew"],
    ["what is no setting", { isAdmin: true }, ""],
  ])("are refused with %s, and stay as they were", async (_, change, path) => {
    const { browser } = await makeMember(await openApp())
    const reply = await browser.request({
      method: "PUT",
      url: account.saveSettings.path,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ ...other, ...change }),
    })
    expect([reply.statusCode, reply.json().issues?.[0]?.path]).toEqual([400, path])
    expect((await browser.call(account.getSettings, {})).json()).toEqual(first)
  })

  it("are for any signed-in user, even after the subscription ends", async () => {
    const app = await openApp()
    expect((await app.browser().call(account.getSettings, {})).statusCode).toBe(401)
    expect((await app.browser().call(account.saveSettings, { body: other })).statusCode).toBe(401)
    const { id, browser } = await makeSubscriber(app)
    await setSubscription(app.db, id, { status: "inactive" })
    expect((await browser.call(account.saveSettings, { body: other })).statusCode).toBe(200)
  })
})
