import { eq } from "drizzle-orm"
import { fastify } from "fastify"
import { expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { makeForm, makeSubscriber } from "../../../test/make.ts"
import { account, type Settings } from "../../contract/account.ts"
import { seo } from "../../contract/seo.ts"
import { readConfig } from "../config.ts"
import { contentHistory, generations, seoContent, userSettings } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { keepRetention } from "./keep-retention.ts"

const { log } = fastify()

function run({ db, clock }: TestApp) {
  return keepRetention.run(assembleParts({ config: readConfig({}), db, now: clock.now }), log)
}

async function openWithItem(days: Settings["contentRetentionDays"]) {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const member = await makeSubscriber(app)
  const { browser } = member
  const settings: Settings = (await browser.call(account.getSettings, {})).json()
  const body: Settings = { ...settings, contentRetentionDays: days, sessionTimeout: "never" }
  await browser.call(account.saveSettings, { body })
  await browser.call(seo.generate, { body: makeForm() })
  const count = async () => (await app.db.select().from(contentHistory)).length
  return { app, ...member, count, tellings: () => mailsTo(app, member.registration.email, "retention-notice") }
}

it("sends a notice a week before it deletes, once, and then deletes with every text", async () => {
  const { app, count, tellings } = await openWithItem(30)
  app.clock.walk({ days: 22 })
  await run(app)
  expect([await tellings(), await count()]).toEqual([[], 1])
  app.clock.walk({ days: 1, minutes: 1 })
  await Promise.all([run(app), run(app)])
  await run(app)
  expect(await tellings()).toMatchObject([{ data: { count: 1, deleteAt: "2026-12-21T09:01:00.000Z" } }])
  app.clock.walk({ days: 6 })
  await run(app)
  expect(await count()).toBe(1)
  app.clock.walk({ days: 1 })
  await Promise.all([run(app), run(app)])
  expect(await count()).toBe(0)
  expect(await app.db.select().from(seoContent)).toEqual([])
  expect(await app.db.select().from(generations)).toMatchObject([{ form: null, result: null, total: 1 }])
  expect(await tellings()).toHaveLength(1)
})

it("deletes nothing without a notice, however late", async () => {
  const { app, count, tellings } = await openWithItem(30)
  app.clock.walk({ days: 29 })
  await run(app)
  expect([(await tellings()).length, await count()]).toEqual([1, 1])
  app.clock.walk({ days: 7 })
  await run(app)
  expect(await count()).toBe(0)
})

it("keeps items that their owner decided to keep meanwhile", async () => {
  const { app, id, count } = await openWithItem(30)
  app.clock.walk({ days: 24 })
  await run(app)
  await app.db.update(userSettings).set({ contentRetentionDays: null }).where(eq(userSettings.userId, id))
  app.clock.walk({ days: 5 })
  await run(app)
  expect(await count()).toBe(1)
})

it("never deletes items that are kept forever", async () => {
  const { app, count, tellings } = await openWithItem("forever")
  app.clock.walk({ days: 29 })
  await run(app)
  expect([await tellings(), await count()]).toEqual([[], 1])
})
