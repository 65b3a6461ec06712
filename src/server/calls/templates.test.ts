import { eq } from "drizzle-orm"
import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import type { Template } from "../../contract/templates.ts"
import { templates } from "../../contract/templates.ts"
import { contentTemplates } from "../db/schema.ts"

async function open() {
  const app = await openApp()
  const owner = await makeSubscriber(app)
  const other = await makeSubscriber(app)
  const create = async (changes: object = {}) =>
    (await owner.browser.call(templates.create, { body: { name: "Mugs", form: makeForm(2), ...changes } })).json()
  const list = async (browser = owner.browser, query: object = {}): Promise<{ own: Template[]; shared: Template[] }> =>
    (await browser.call(templates.list, { query })).json()
  return { app, owner, other, create, list }
}

it("saves a form, takes platform and industry from it, and returns it", async () => {
  const { create, list, owner } = await open()
  const made = await create()
  expect(made).toMatchObject({ name: "Mugs", platform: "etsy", industry: "Home & Living", isMine: true, usageCount: 0 })
  expect(made.form).toMatchObject({ businessName: "Saltmarsh Pottery", products: [{}, {}] })
  const [card] = (await list()).own
  expect(card).toMatchObject({ id: made.id, description: null, author: null, isPublic: false })
  expect(card).not.toHaveProperty("form")
  const whole = await owner.browser.call(templates.get, { params: { id: made.id } })
  expect(whole.json()).toEqual(made)
})

it("accepts a form that is barely started", async () => {
  const { create } = await open()
  expect(await create({ form: { products: [], bodyTextSections: [] } })).toMatchObject({
    platform: null,
    industry: null,
  })
})

it("changes what is sent and nothing else, and lists the latest change first", async () => {
  const { app, create, list, owner } = await open()
  const first = await create()
  app.clock.walk({ minutes: 1 })
  await create({ name: "Bowls" })
  app.clock.walk({ minutes: 1 })
  const reply = await owner.browser.call(templates.change, {
    params: { id: first.id },
    body: { description: "For markets" },
  })
  expect(reply.json()).toMatchObject({ name: "Mugs", description: "For markets", form: first.form })
  expect((await list()).own.map(({ name }) => name)).toEqual(["Mugs", "Bowls"])
  await owner.browser.call(templates.change, {
    params: { id: first.id },
    body: { form: { ...makeForm(1), platform: "ebay" }, platform: "ebay", isPublic: true },
  })
  const [changed] = await app.db.select().from(contentTemplates).where(eq(contentTemplates.id, first.id))
  expect(changed).toMatchObject({ platform: "ebay", isPublic: true, templateData: { platform: "ebay" } })
})

it("shares what is public, without the owner's identity", async () => {
  const { app, create, list, other } = await open()
  const hidden = await create()
  const shared = await create({ name: "For everybody", isPublic: true })
  const seen = await list(other.browser)
  expect(seen.own).toEqual([])
  expect(seen.shared).toMatchObject([{ id: shared.id, isMine: false, author: "Mara L." }])
  const whole = (await other.browser.call(templates.get, { params: { id: shared.id } })).json()
  expect(whole.form).toMatchObject({ businessName: "", etsyShopName: "", platform: "etsy" })
  expect(JSON.stringify(whole)).not.toMatch(/Saltmarsh/)
  for (const call of [templates.get, templates.start])
    expect((await other.browser.call(call, { params: { id: hidden.id } })).statusCode).toBe(404)
  await app.db.update(contentTemplates).set({ isPublic: false })
  expect((await list(other.browser)).shared).toEqual([])
})

it("counts each use by any user, and a use is not a change", async () => {
  const { app, create, list, owner, other } = await open()
  const quiet = await create({ name: "Quiet", isPublic: true })
  const { id, updatedAt } = await create({ isPublic: true })
  app.clock.walk({ minutes: 1 })
  const replies = await Promise.all(
    [other, owner, other].map(({ browser }) => browser.call(templates.start, { params: { id } })),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(replies[1]?.json().form.businessName).toBe("Saltmarsh Pottery")
  const { shared } = await list(other.browser)
  expect(shared).toMatchObject([
    { id, usageCount: 3, updatedAt },
    { id: quiet.id, usageCount: 0 },
  ])
})

it("searches by platform and by words, which are not patterns", async () => {
  const { create, list } = await open()
  await create({ name: "100% wool" })
  await create({ name: "Mugs", description: "for WOOLLY winters", platform: "ebay" })
  const names = async (query: object) => (await list(undefined, query)).own.map(({ name }) => name).toSorted()
  expect(await names({ search: "wool" })).toEqual(["100% wool", "Mugs"])
  expect(await names({ search: "%" })).toEqual(["100% wool"])
  expect(await names({ search: "_" })).toEqual([])
  expect(await names({ search: "wool", platform: "ebay" })).toEqual(["Mugs"])
  expect(await names({ search: "home & l" })).toEqual(["100% wool", "Mugs"])
})

it("keeps two hundred for one user, and then says what to do", async () => {
  const { app, owner, create } = await open()
  const rows = Array.from({ length: 199 }, () => ({ userId: owner.id, name: "Old", templateData: {} }))
  await app.db.insert(contentTemplates).values(rows)
  const replies = await Promise.all([create(), create()])
  expect(replies.map(({ code = "made" }) => code).toSorted()).toEqual(["conflict", "made"])
})

it("opens a form in an older format", async () => {
  const { app, owner } = await open()
  const [row] = await app.db
    .insert(contentTemplates)
    .values({ userId: owner.id, name: "Old", templateData: { platform: "myspace", businessName: 7 } })
    .returning()
  const reply = await owner.browser.call(templates.start, { params: { id: row?.id ?? "" } })
  expect([reply.statusCode, reply.json().form.businessName]).toEqual([200, ""])
})

it("belongs to its owner: nobody else can change or delete it, shared or not", async () => {
  const { app, create, other, owner } = await open()
  const { id } = await create({ isPublic: true })
  const params = { id }
  expect((await other.browser.call(templates.change, { params, body: { name: "Mine" } })).statusCode).toBe(404)
  expect((await other.browser.call(templates.remove, { params })).statusCode).toBe(404)
  const { browser: member } = await makeMember(app)
  expect((await member.call(templates.list, {})).statusCode).toBe(403)
  expect((await app.browser().call(templates.list, {})).statusCode).toBe(401)
  expect((await owner.browser.call(templates.remove, { params })).statusCode).toBe(204)
  expect((await owner.browser.call(templates.get, { params })).statusCode).toBe(404)
})

it.each([
  [{ name: "  " }, "name"],
  [{ name: "x".repeat(121) }, "name"],
  [{ platform: "myspace" }, "platform"],
  [{ form: null }, "form"],
  [{ usageCount: 7 }, ""],
])("is refused with %j", async (changes, path) => {
  const { create } = await open()
  expect(await create(changes)).toMatchObject({ code: "bad_input", issues: [{ path }] })
})
