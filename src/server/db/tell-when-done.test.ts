import { expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { mailsTo } from "../../../test/mailbox.ts"
import { makeForm, makeSubscriber } from "../../../test/make.ts"
import { account, type Settings } from "../../contract/account.ts"
import { seo } from "../../contract/seo.ts"

async function change(browser: TestBrowser, changes: Partial<Settings>) {
  const settings: Settings = (await browser.call(account.getSettings, {})).json()
  await browser.call(account.saveSettings, { body: { ...settings, ...changes } })
}

it("a finished generation is told of by mail, once for a press of the button", async () => {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, registration } = await makeSubscriber(app)
  const { id } = (await browser.call(seo.generate, { body: makeForm(2) }, { "idempotency-key": "one" })).json()
  await browser.call(seo.generate, { body: makeForm(2) }, { "idempotency-key": "one" })
  expect(await mailsTo(app, registration.email, "generation-complete")).toMatchObject([
    { data: { itemId: id, count: 2, title: "Saltmarsh Pottery: Speckled Mug No. 1 and 1 more" } },
  ])
})

it.each([{ generationComplete: false }, { emailNotifications: false }])("not with %j", async (changes) => {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, registration } = await makeSubscriber(app)
  await change(browser, changes)
  await browser.call(seo.generate, { body: makeForm() })
  expect(await mailsTo(app, registration.email, "generation-complete")).toEqual([])
})
