import { describe, expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../../test/app.ts"
import { FakeWriter, makeGate } from "../../../../test/fake-writer.ts"
import { mailsTo } from "../../../../test/mailbox.ts"
import { makeForm, makeSubscriber } from "../../../../test/make.ts"
import { account, type Settings } from "../../../contract/account.ts"
import { seo } from "../../../contract/seo.ts"
import { Problem } from "../../problem.ts"

async function change(browser: TestBrowser, changes: Partial<Settings>) {
  const settings: Settings = (await browser.call(account.getSettings, {})).json()
  await browser.call(account.saveSettings, { body: { ...settings, ...changes } })
}

it("a finished generation causes one email for a click on the button", async () => {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, registration } = await makeSubscriber(app)
  const { id } = (await browser.call(seo.generate, { body: makeForm(2) }, { "idempotency-key": "one" })).json()
  await browser.call(seo.generate, { body: makeForm(2) }, { "idempotency-key": "one" })
  expect(await mailsTo(app, registration.email, "generation-complete")).toMatchObject([
    { data: { itemId: id, count: 2, title: "Saltmarsh Pottery: Speckled Mug No. 1 and 1 more" } },
  ])
})

it.each([{ generationComplete: false }, { emailNotifications: false }])("no email with %j", async (changes) => {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, registration } = await makeSubscriber(app)
  await change(browser, changes)
  await browser.call(seo.generate, { body: makeForm() })
  expect(await mailsTo(app, registration.email, "generation-complete")).toEqual([])
})

describe("a click for several platforms", () => {
  const etsy = makeForm()
  const ebay = { ...makeForm(2), platform: "ebay" as const, ebayStoreName: "Saltmarsh" }

  /** Etsy's listing is written while eBay's still waits; eBay's then ends in the given way. */
  async function press(end: () => void) {
    const writer = new FakeWriter()
    const ebayIsUnderWay = makeGate()
    const etsyIsWritten = makeGate()
    writer.behave = async ({ platform }) => {
      if (platform.id === "etsy") return ebayIsUnderWay.wait()
      ebayIsUnderWay.open()
      await etsyIsWritten.wait()
      app.clock.walk({ seconds: 1 })
      end()
    }
    const app = await openApp({ parts: { writer } })
    const { browser, registration } = await makeSubscriber(app)
    const generate = (body: typeof etsy | typeof ebay) => browser.call(seo.generate, { body, query: { run: "a-run" } })
    const second = generate(ebay)
    const first = (await generate(etsy)).json()
    const before = await mailsTo(app, registration.email, "generation-complete")
    etsyIsWritten.open()
    return { first, second: await second, before, after: await mailsTo(app, registration.email, "generation-complete") }
  }

  it("causes one email when the last one is written, with everything that was written", async () => {
    const { second, before, after } = await press(() => {})
    expect(before).toEqual([])
    expect(after).toMatchObject([{ data: { itemId: second.json().id, count: 3 } }])
  })

  it("causes an email even if the last one failed, with everything that was written", async () => {
    const { first, second, before, after } = await press(() => {
      throw new Problem("provider_failed")
    })
    expect(second.statusCode).toBe(502)
    expect(before).toEqual([])
    expect(after).toMatchObject([{ data: { itemId: first.id, count: 1 } }])
  })
})

it("a click without any result causes no email", async () => {
  const writer = new FakeWriter()
  writer.behave = () => {
    throw new Problem("provider_failed")
  }
  const app = await openApp({ parts: { writer } })
  const { browser, registration } = await makeSubscriber(app)
  expect((await browser.call(seo.generate, { body: makeForm() })).statusCode).toBe(502)
  expect(await mailsTo(app, registration.email, "generation-complete")).toEqual([])
})
