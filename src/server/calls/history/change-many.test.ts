import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openGenerator } from "../../../../test/generator.ts"
import { openLibrary } from "../../../../test/library.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { account } from "../../../contract/account.ts"
import { type BulkAction, history } from "../../../contract/history.ts"
import { seo } from "../../../contract/seo.ts"
import {
  contentHistory,
  contentVersions,
  generations,
  removedItems,
  seoContent,
  webpageAnalysis,
} from "../../db/schema.ts"

describe("many items at once", () => {
  it("are marked and unmarked, whatever their state before", async () => {
    const { add, browser, titles } = await openLibrary()
    const [one, two, three] = [await add({ title: "one" }), await add({ title: "two" }), await add({ title: "three" })]
    const change = async (action: BulkAction, ids: string[]) =>
      (await browser.call(history.changeMany, { body: { ids, action } })).json().changed.toSorted()
    expect(await change("favorite", [one, two, one])).toEqual([one, two].toSorted())
    expect(await titles({ isFavorite: "true" })).toEqual(["two", "one"])
    expect(await change("unfavorite", [two, three])).toEqual([two, three].toSorted())
    expect(await titles({ isFavorite: "true" })).toEqual(["one"])
    await change("archive", [one, three])
    expect([await titles(), await titles({ isArchived: "true" })]).toEqual([["two"], ["three", "one"]])
    await change("unarchive", [one])
    expect(await titles()).toEqual(["two", "one"])
    await change("delete", [one, two])
    expect([await titles(), await titles({ isArchived: "true" })]).toEqual([[], ["three"]])
  })

  it("that belong to others are treated as missing, and the user's own are still changed", async () => {
    const { app, add, browser, titles } = await openLibrary()
    const stranger = await makeSubscriber(app)
    const [mine, other] = [await add({ title: "mine" }), await add({ title: "other" }, stranger.id)]
    for (const action of ["favorite", "archive", "unarchive", "delete"] as const) {
      const reply = await browser.call(history.changeMany, { body: { ids: [other, mine, "nothing"], action } })
      expect(reply.json()).toEqual({ changed: [mine] })
    }
    expect(await titles({}, stranger.browser)).toEqual(["other"])
    expect(await titles({ isFavorite: "true" }, stranger.browser)).toEqual([])
    const restored = await stranger.browser.call(history.restore, { body: { ids: [mine] } })
    expect(restored.json()).toEqual({ restored: [] })
    expect(await titles()).toEqual([])
  })

  it.each([
    [{ ids: [], action: "favorite" }],
    [{ ids: Array.from({ length: 101 }, (_, at) => `${at}`), action: "favorite" }],
    [{ ids: ["x".repeat(101)], action: "favorite" }],
    [{ ids: ["one"], action: "burn" }],
    [{ ids: "one", action: "favorite" }],
    [{ ids: ["one"], action: "favorite", userId: "me" }],
  ])("are refused for %j", async (payload) => {
    const { browser } = await openLibrary()
    const url = history.changeMany.path
    expect((await browser.request({ method: "POST", url, payload })).statusCode).toBe(400)
  })

  it("require access to the tools", async () => {
    const { app, add } = await openLibrary()
    const ids = [await add({ title: "one" })]
    const member = (await makeMember(app)).browser
    for (const [browser, status] of [[app.browser(), 401] as const, [member, 403] as const]) {
      expect((await browser.call(history.changeMany, { body: { ids, action: "delete" } })).statusCode).toBe(status)
      expect((await browser.call(history.restore, { body: { ids } })).statusCode).toBe(status)
      expect((await browser.call(history.fixRules, { params: { id: ids[0] ?? "" } })).statusCode).toBe(status)
    }
  })

  it("may be changed from two places at the same time", async () => {
    const { add, browser, titles } = await openLibrary()
    const ids: string[] = []
    for (let at = 0; at < 30; at++) ids.push(await add({ title: `item ${at}` }))
    const replies = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((some, at) =>
        browser.call(history.changeMany, { body: { ids: some, action: at < 2 ? "favorite" : "delete" } }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const [third, fourth] = replies.slice(2).map((reply) => reply.json().changed.length)
    expect(third + fourth).toBe(30)
    expect(await titles()).toEqual([])
  })
})

describe("a deleted item", () => {
  async function openWithEdited() {
    const opened = await openGenerator()
    const { browser, generate } = opened
    const { id, generationId, products } = (await generate(2, "once")).json()
    const edited = [{ id: products[0].id, productTitle: "An edited title" }]
    await browser.call(history.edit, { params: { id }, body: { products: edited } })
    const body = { isFavorite: true, notes: "Zeppelin", tags: ['it\'s "so"'] }
    await browser.call(history.mark, { params: { id }, body })
    const whole = async () => (await browser.call(history.get, { params: { id } })).json()
    const search = async (words: string) =>
      (await browser.request({ url: history.list.path, query: { search: words } })).json().length
    return { ...opened, id, generationId, products, whole, search }
  }

  it("disappears at once, and leaves no text in any table that anybody reads", async () => {
    const { db, browser, id, generationId, search, generate } = await openWithEdited()
    expect((await browser.call(history.changeMany, { body: { ids: [id], action: "delete" } })).json()).toEqual({
      changed: [id],
    })
    expect(await search("zeppelin")).toBe(0)
    for (const call of [history.get, history.fixRules, history.remove])
      expect((await browser.call(call, { params: { id } })).statusCode).toBe(404)
    const generation = (await browser.call(seo.getGeneration, { params: { id: generationId } })).json()
    expect([generation.result, generation.products]).toEqual([null, []])
    for (const table of [contentHistory, seoContent, contentVersions]) expect(await db.select().from(table)).toEqual([])
    expect(await db.select().from(generations)).toMatchObject([{ form: null, result: null }])
    expect((await browser.request({ url: account.exportAll.path })).body).not.toContain("Zeppelin")
    expect(JSON.stringify((await generate(2, "once")).json())).not.toContain("An edited title")
  })

  it("can be restored completely for an hour", async () => {
    const { app, db, browser, id, whole, search, products } = await openWithEdited()
    const before = await whole()
    const params = { id }
    const versions = async () =>
      (await browser.call(history.listVersions, { params, query: { productId: products[0].id } })).json()
    const [kept, generation] = [await versions(), await db.select().from(generations)]
    await browser.call(history.remove, { params })
    app.clock.walk({ minutes: 20 })
    await browser.request({ url: "/api/auth/user" })
    const again = await browser.call(history.restore, { body: { ids: [id, "nothing"] } })
    expect(again.json()).toEqual({ restored: [id] })
    expect(await whole()).toEqual(before)
    expect([await versions(), await db.select().from(generations)]).toEqual([kept, generation])
    expect([await search("zeppelin"), await search("zepelin")]).toEqual([1, 1])
    expect(await db.select().from(removedItems)).toEqual([])
    expect((await browser.call(history.restore, { body: { ids: [id] } })).json()).toEqual({ restored: [] })
  })

  it("cannot be restored later", async () => {
    const { app, browser, id } = await openWithEdited()
    await browser.call(history.remove, { params: { id } })
    for (let quarter = 0; quarter < 4; quarter++) {
      app.clock.walk({ minutes: 15 })
      await browser.request({ url: "/api/auth/user" })
    }
    expect((await browser.call(history.restore, { body: { ids: [id] } })).json()).toEqual({ restored: [] })
  })

  it("cannot be restored without its campaign or analysis", async () => {
    const { db, browser, userId } = await openWithEdited()
    const about = ["https://one.example", "https://two.example"].map((url) => ({ id: url, userId, url }))
    await db.insert(webpageAnalysis).values(about)
    const items = about.map(({ id, url }) => ({
      ...{ id: url.slice(8, 11), userId, title: url, platform: "webpage_analyzer" },
      ...{ contentType: "webpage_analysis", webpageAnalysisId: id },
    }))
    await db.insert(contentHistory).values(items)
    const ids = ["one", "two"]
    await browser.call(history.changeMany, { body: { ids, action: "delete" } })
    await db.delete(webpageAnalysis).where(eq(webpageAnalysis.id, "https://one.example"))
    expect((await browser.call(history.restore, { body: { ids } })).json()).toEqual({ restored: ["two"] })
  })

  it("may be a draft, with its form", async () => {
    const { browser, whole, id } = await openWithEdited()
    const draft = await browser.call(history.save, { body: { contentType: "draft", form: makeForm() } })
    const ids = [draft.json().id, id]
    await browser.call(history.changeMany, { body: { ids, action: "delete" } })
    const restored = (await browser.call(history.restore, { body: { ids } })).json().restored
    expect(restored.toSorted()).toEqual(ids.toSorted())
    expect((await browser.call(history.get, { params: { id: ids[0] } })).json()).toEqual(draft.json())
    expect((await whole()).notes).toBe("Zeppelin")
  })
})
