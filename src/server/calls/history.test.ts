import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import { history } from "../../contract/history.ts"
import { seo } from "../../contract/seo.ts"
import { contentHistory, contentVersions, generations, seoContent } from "../db/schema.ts"

async function open() {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, id } = await makeSubscriber(app)
  const stranger = (await makeSubscriber(app)).browser
  /** One more item, a minute after the previous one. */
  const generate = async (products = 1, changes: object = {}) => {
    app.clock.walk({ seconds: 20 })
    const reply = await browser.call(seo.generate, { body: { ...makeForm(products), ...changes } })
    if (reply.statusCode !== 200) throw new Error(`the test's generation failed: ${reply.body}`)
    return reply.json()
  }
  const list = async (query: Record<string, string> = {}, who: TestBrowser = browser) =>
    (await who.request({ url: history.list.path, query })).json()
  const titles = async (query: Record<string, string> = {}) =>
    (await list(query)).map(({ title }: { title: string }) => title)
  const get = async (itemId: string) => (await browser.call(history.get, { params: { id: itemId } })).json()
  return { app, db: app.db, browser, userId: id, stranger, generate, list, titles, get }
}

const video = {
  ...{ platform: "youtube", channelName: "Alpine Trails", businessName: "Alpine Trails", industry: "Travel" },
  ...{ description: "Slow films of long hikes in the mountains.", targetKeywords: "hiking film, mountain trail" },
}

describe("the list", () => {
  it("has the newest first, each with its first product and its mean score", async () => {
    const { generate, list } = await open()
    const first = await generate(1)
    const second = await generate(3)
    const items = await list()
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    const scores: number[] = second.products.map(({ seoScore }: { seoScore: number }) => seoScore)
    expect(items[0]).toMatchObject({
      platform: "etsy",
      contentType: "seo_content",
      ...{ isFavorite: false, isArchived: false, notes: null, totalProducts: 3 },
      seoScore: Math.round(scores.reduce((sum, score) => sum + score, 0) / 3),
      seoContent: second.products[0],
    })
  })

  it("comes in pages, and no item is missing or repeated even if new ones arrive in between", async () => {
    const { db, userId, browser, list, generate } = await open()
    const at = (index: number) => new Date(Date.parse("2026-11-20T09:00:00Z") + Math.floor(index / 2) * 1000)
    await db.insert(contentHistory).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...{ userId, title: `item ${index}`, platform: "etsy", contentType: "draft", createdAt: at(index) },
      })),
    )
    const seen: string[] = []
    let cursor: string | undefined
    const sizes: number[] = []
    do {
      const reply = await browser.call(history.list, { query: cursor === undefined ? {} : { cursor } })
      sizes.push(reply.json().length)
      seen.push(...reply.json().map(({ id }: { id: string }) => id))
      const next = reply.headers["x-next-cursor"]
      cursor = typeof next === "string" ? next : undefined
      await generate()
    } while (cursor !== undefined)
    expect(sizes).toEqual([24, 24, 2])
    expect(new Set(seen).size).toBe(50)
    expect(await list()).toHaveLength(24)
  })

  it("is filtered by platform, favorites and archive", async () => {
    const { generate, browser, titles } = await open()
    const mug = await generate()
    const clip = await generate(0, video)
    await browser.call(history.mark, { params: { id: mug.id }, body: { isFavorite: true } })
    expect(await titles({ platform: "youtube" })).toEqual(["Alpine Trails"])
    expect(await titles({ platform: "all" })).toHaveLength(2)
    expect(await titles({ platform: "google_ads" })).toEqual([])
    expect(await titles({ isFavorite: "true" })).toEqual(["Saltmarsh Pottery: Speckled Mug No. 1"])
    await browser.call(history.mark, { params: { id: clip.id }, body: { isArchived: true } })
    expect(await titles()).toEqual(["Saltmarsh Pottery: Speckled Mug No. 1"])
    expect(await titles({ isArchived: "true" })).toEqual(["Alpine Trails"])
    expect(await titles({ isArchived: "true", isFavorite: "true" })).toEqual([])
  })

  it("is searched by a word of a text, of a note and of a tag", async () => {
    const { generate, browser, list } = await open()
    await generate(0, video)
    const { id } = await generate()
    const body = { notes: "Ready for spring", tags: ["bestseller"] }
    await browser.call(history.mark, { params: { id }, body })
    for (const search of ["stonew", "spring", "bestseller"]) expect(await list({ search })).toMatchObject([{ id }])
    expect(await list({ search: "zeppelin" })).toEqual([])
  })

  it("is refused for what no list has", async () => {
    const { browser } = await open()
    for (const query of [
      { platform: "myspace" },
      { search: "x".repeat(101) },
      { cursor: "nonsense" },
      { cursor: Buffer.from('["1","2",true]').toString("base64url") },
      { isFavorite: "perhaps" },
    ])
      expect((await browser.request({ url: history.list.path, query })).statusCode).toBe(400)
  })
})

describe("saving", () => {
  it("a result that is already saved gets notes and tags, however often, and makes no second item", async () => {
    const { generate, browser, list } = await open()
    const result = await generate(2)
    const body = {
      ...{ businessName: "Saltmarsh Pottery", platform: "etsy" as const, contentType: "generated" as const },
      ...{ notes: "Generated for 2 products", tags: ["etsy", "Home & Living"], seoContent: result },
    }
    const replies = [await browser.call(history.save, { body }), await browser.call(history.save, { body })]
    for (const reply of replies)
      expect(reply.json()).toMatchObject({
        id: result.id,
        contentType: "seo_content",
        tags: body.tags,
        notes: body.notes,
      })
    expect(await list()).toHaveLength(1)
  })

  it("a draft keeps the whole form", async () => {
    const { browser, get, list } = await open()
    const form = {
      ...makeForm(),
      businessName: "",
      products: [{ name: "Half a mug", category: "", description: "so" }],
    }
    const reply = await browser.call(history.save, { body: { platform: "etsy", contentType: "draft", form } })
    const draft = await get(reply.json().id)
    expect(draft).toMatchObject({
      contentType: "draft",
      title: "Half a mug",
      platform: "etsy",
      products: [],
      seoScore: null,
    })
    expect(draft.form).toMatchObject({ ...form, etsyShopName: "SaltmarshPottery" })
    expect(await list({ search: "half" })).toHaveLength(1)
  })

  it.each([
    ["a result without a result", { contentType: "generated" as const }, 400],
    ["what nobody has generated", { seoContent: { id: "x" } }, 404],
    ["notes as long as a book", { contentType: "draft" as const, notes: "x".repeat(5001) }, 400],
  ])("is refused for %s", async (_, body, status) => {
    const { browser } = await open()
    expect((await browser.call(history.save, { body })).statusCode).toBe(status)
  })
})

describe("one item", () => {
  it("has all its products and the form they were written from", async () => {
    const { generate, get } = await open()
    const result = await generate(2)
    expect(await get(result.id)).toMatchObject({
      products: result.products,
      writer: result.writer,
      form: { platform: "etsy", businessName: "Saltmarsh Pottery", tone: "professional" },
    })
  })

  it("can be marked, one mark at a time", async () => {
    const { generate, browser, get } = await open()
    const { id } = await generate()
    const mark = (body: object) => browser.call(history.mark, { params: { id }, body })
    expect((await mark({ isFavorite: true })).json()).toMatchObject({ isFavorite: true, isArchived: false })
    await mark({ isArchived: true, title: " Spring mugs ", notes: "n", tags: ["a", "b"] })
    await mark({ notes: null })
    expect(await get(id)).toMatchObject({
      isFavorite: true,
      isArchived: true,
      title: "Spring mugs",
      notes: null,
      tags: ["a", "b"],
    })
    expect((await mark({ title: "" })).statusCode).toBe(400)
    expect((await mark({ userId: "x" })).statusCode).toBe(400)
  })

  it("is edited word for word, scored again, and keeps its earlier text", async () => {
    const { generate, browser, db, get, list } = await open()
    const { id, products } = await generate(2)
    const title = "A TITLE!!! that breaks every rule $$$ and is far longer than Etsy allows, ".repeat(3)
    const body = { products: [{ id: products[0].id, productTitle: title, tags: ["one"] }] }
    const reply = await browser.call(history.edit, { params: { id }, body })
    expect(reply.statusCode).toBe(200)
    const [edited, other] = reply.json().products
    expect([edited.productTitle, edited.tags]).toEqual([title, ["one"]])
    expect(other).toMatchObject(products[1])
    expect(edited.metaDescription).toBe(products[0].metaDescription)
    expect(edited.seoScore).toBeLessThan(products[0].seoScore)
    const form = makeForm(2)
    const { seoScore, checks, ...listing } = edited
    const scored = await browser.call(seo.score, { body: { platform: "etsy", listing, brief: form } })
    expect(scored.json()).toMatchObject({ score: seoScore, checks })
    expect(await get(id)).toEqual(reply.json())
    const [version] = await db.select().from(contentVersions).where(eq(contentVersions.seoContentId, products[0].id))
    expect(version).toMatchObject({ reason: "edit", content: products[0] })
    expect(await list({ search: '"breaks every rule"' })).toHaveLength(1)
  })

  it.each([
    ["no product", [], 400],
    ["a product of another item", [{ id: "x", productTitle: "t" }], 404],
    ["a text without end", [{ id: "x", productTitle: "t".repeat(50_001) }], 400],
  ])("is not edited with %s", async (_, products, status) => {
    const { generate, browser } = await open()
    const { id } = await generate()
    expect((await browser.call(history.edit, { params: { id }, body: { products } })).statusCode).toBe(status)
  })

  it.each([
    ["a field of another platform", { subtitle: "x" }],
    ["a text where a list belongs", { materials: "stoneware" }],
  ])("is not edited with %s", async (_, platformFields) => {
    const { generate, browser } = await open()
    const { id, products } = await generate()
    const body = { products: [{ id: products[0].id, platformFields }] }
    expect((await browser.call(history.edit, { params: { id }, body })).statusCode).toBe(400)
    const right = { products: [{ id: products[0].id, platformFields: { materials: ["stoneware"] } }] }
    const edited = (await browser.call(history.edit, { params: { id }, body: right })).json()
    expect(edited.products[0].platformFields.materials).toEqual(["stoneware"])
  })

  it("is refused if a listing would have more texts than anybody reads", async () => {
    const { browser } = await open()
    const { id, products } = (await browser.call(seo.generate, { body: makeForm() })).json()
    const edit = (body: object) =>
      browser.call(history.edit, { params: { id }, body: { products: [{ id: products[0].id, ...body }] } })
    const text = "mug ".repeat(12_000)
    expect((await edit({ improvedBodyText: text })).statusCode).toBe(200)
    const refused = await edit({ metaDescription: text, productTitle: text })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "All texts of a listing together may have at most 100,000 characters",
    ])
  })

  it("is deleted with its texts and its form", async () => {
    const { generate, browser, db } = await open()
    const { id } = await generate(2)
    const params = { id }
    expect((await browser.call(history.remove, { params })).statusCode).toBe(204)
    expect((await browser.call(history.get, { params })).statusCode).toBe(404)
    expect((await browser.call(history.remove, { params })).statusCode).toBe(404)
    expect(await db.select().from(seoContent)).toEqual([])
    expect(await db.select().from(generations)).toMatchObject([{ form: null, result: null, total: 2 }])
  })
})

const actions: [string, (browser: TestBrowser, id: string) => Promise<{ statusCode: number }>][] = [
  ["opened", (browser, id) => browser.call(history.get, { params: { id } })],
  ["marked", (browser, id) => browser.call(history.mark, { params: { id }, body: { isFavorite: true } })],
  ["saved over", (browser, id) => browser.call(history.save, { body: { seoContent: { id }, notes: "mine" } })],
  ["edited", (browser, id) => browser.call(history.edit, { params: { id }, body: { products: [{ id }] } })],
  ["deleted", (browser, id) => browser.call(history.remove, { params: { id } })],
]

describe("an item of another user", () => {
  it.each(actions)("cannot be %s, even by its owner without access to the tools", async (_, act) => {
    const { app, generate, stranger, browser } = await open()
    const { id } = await generate()
    expect((await act(stranger, id)).statusCode).toBe(404)
    expect((await act(app.browser(), id)).statusCode).toBe(401)
    expect((await act((await makeMember(app)).browser, id)).statusCode).toBe(403)
    expect((await browser.call(history.get, { params: { id } })).json()).toMatchObject({
      isFavorite: false,
      notes: null,
    })
  })

  it("is in no other user's list", async () => {
    const { generate, list, stranger, app } = await open()
    await generate()
    expect(await list({ search: "pottery" }, stranger)).toEqual([])
    expect((await app.browser().call(history.list, { query: {} })).statusCode).toBe(401)
  })
})
