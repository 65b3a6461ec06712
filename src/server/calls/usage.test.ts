import { eq } from "drizzle-orm"
import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import { history } from "../../contract/history.ts"
import { seo } from "../../contract/seo.ts"
import { templates } from "../../contract/templates.ts"
import { usage } from "../../contract/usage.ts"
import { usageHistory, userSettings } from "../db/schema.ts"

async function open() {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { id, browser } = await makeSubscriber(app)
  const list = async (cursor?: string) => browser.call(usage.list, { query: { ...(cursor && { cursor }) } })
  const actions = async () => (await list()).json().map(({ action }: { action: string }) => action)
  return { app, id, browser, list, actions }
}

async function doEverything({ browser, app }: Awaited<ReturnType<typeof open>>) {
  const walk = () => app.clock.walk({ minutes: 1 })
  const { id, products } = (await browser.call(seo.generate, { body: makeForm(2) })).json()
  const [product] = products
  walk()
  await browser.call(seo.rewrite, { body: { historyId: id, productId: product.id, field: "metaDescription" } })
  walk()
  const edit = (productTitle: string) =>
    browser.call(history.edit, { params: { id }, body: { products: [{ id: product.id, productTitle }] } })
  await edit("Mug")
  await edit("Mugs")
  walk()
  await browser.call(history.exportItem, { params: { id }, query: { format: "text" } })
  walk()
  await browser.call(history.exportZip, { query: { ids: id, format: "csv" } })
  walk()
  await browser.call(history.exportAll, { query: { format: "json" } })
  walk()
  await browser.call(history.save, { body: { contentType: "draft", businessName: "Saltmarsh Pottery" } })
  walk()
  const template = (await browser.call(templates.create, { body: { name: "Mugs", form: makeForm() } })).json()
  walk()
  await browser.call(templates.start, { params: { id: template.id } })
}

it("records every action, the newest first, and a period of typing once", async () => {
  const opened = await open()
  await doEverything(opened)
  expect(await opened.actions()).toEqual([
    "use_template",
    "save_template",
    "save_draft",
    ...["export_content", "export_content", "export_content"],
    "edit_content",
    "rewrite_field",
    "generate_seo",
  ])
  const [oldest] = (await opened.list()).json().toReversed()
  expect(oldest).toMatchObject({ generationCount: 2, isPremium: false, businessName: "Saltmarsh Pottery" })
})

it("records nothing while its owner has turned it off", async () => {
  const opened = await open()
  await opened.app.db.update(userSettings).set({ activityLogging: false }).where(eq(userSettings.userId, opened.id))
  await doEverything(opened)
  expect(await opened.actions()).toEqual([])
})

it("records no failed action", async () => {
  const { browser, actions } = await open()
  await browser.call(history.exportItem, { params: { id: "nothing" }, query: { format: "text" } })
  await browser.call(templates.start, { params: { id: "nothing" } })
  await browser.call(history.save, { body: { contentType: "generated" } })
  expect(await actions()).toEqual([])
})

it("comes in pages of fifty, without a gap even if many actions happen at once", async () => {
  const { app, id, list } = await open()
  const rows = Array.from({ length: 120 }, () => ({ userId: id, action: "edit_content", createdAt: app.clock.now() }))
  await app.db.insert(usageHistory).values(rows)
  const seen = new Set<string>()
  const sizes = []
  for (let cursor: string | undefined = "", rounds = 0; cursor !== undefined && rounds < 5; rounds++) {
    const reply = await list(cursor)
    const page: { id: string }[] = reply.json()
    for (const { id } of page) seen.add(id)
    sizes.push(page.length)
    const next = reply.headers["x-next-cursor"]
    cursor = next === undefined ? undefined : String(next)
  }
  expect([sizes, seen.size]).toEqual([[50, 50, 20], 120])
})

it.each(["x", "W10", "WyIyMDI2IiwiYSJd"])("refuses the cursor %s with a sentence", async (cursor) => {
  const { list } = await open()
  expect((await list(cursor)).json()).toMatchObject({ code: "bad_input", message: "This cursor is invalid." })
})

it("is for its owner only, even without a subscription, and can be deleted", async () => {
  const { app, browser, actions } = await open()
  await browser.call(seo.generate, { body: makeForm() })
  const { browser: lapsed, id } = await makeMember(app)
  await app.db.insert(usageHistory).values({ userId: id, action: "analyze_webpage" })
  expect((await lapsed.call(usage.list, {})).json()).toMatchObject([{ action: "analyze_webpage" }])
  expect((await lapsed.call(usage.clear, {})).json()).toEqual({ deleted: 1 })
  expect((await lapsed.call(usage.list, {})).json()).toEqual([])
  expect(await actions()).toEqual(["generate_seo"])
  expect((await app.browser().call(usage.list, {})).statusCode).toBe(401)
})
