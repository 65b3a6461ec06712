import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import { history } from "../../contract/history.ts"
import { formSchema } from "../../contract/seo/form.ts"
import { resultSchema } from "../../contract/seo/listing.ts"
import { seo } from "../../contract/seo.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import { hardViolations } from "../../domain/seo/violations.ts"
import {
  businessProfiles,
  contentHistory,
  contentVersions,
  generationProducts,
  generations,
  products,
  seoContent,
  throttles,
  usageHistory,
  userSettings,
  users,
} from "../db/schema.ts"

async function open() {
  const writer = new FakeWriter()
  const app = await openApp({ parts: { writer } })
  const { id, browser } = await makeSubscriber(app)
  const stranger = (await makeSubscriber(app)).browser
  return { app, writer, id, browser, stranger, db: app.db }
}

describe("a generation", () => {
  it("answers with valid, scored listings, and has saved everything before it answers", async () => {
    const { browser, db, id } = await open()
    const reply = await browser.call(seo.generate, { body: makeForm(2) })
    expect(reply.statusCode).toBe(200)
    const brief = { ...formSchema.parse(makeForm(2)), tone: "professional", style: "descriptive" } as const
    const result = resultSchema.parse(reply.json())
    expect(result).toMatchObject({ totalProducts: 2, platform: "etsy", writer: { kind: "model", name: "Test writer" } })
    expect(result.products.map(({ productName }) => productName)).toEqual(["Speckled Mug No. 1", "Speckled Mug No. 2"])
    for (const product of result.products) {
      expect(hardViolations(product, etsy, brief)).toEqual([])
      expect(product.tags).toContain("stoneware mug")
      expect(product.checks.length).toBeGreaterThan(0)
      expect(product.productTitle).toContain(product.productName)
    }

    const [item] = await db.select().from(contentHistory)
    expect(item).toMatchObject({ id: result.id, userId: id, seoContentId: result.products[0]?.id })
    expect(item?.title).toBe("Saltmarsh Pottery: Speckled Mug No. 1 and 1 more")
    const rows = await db.select().from(seoContent).orderBy(seoContent.position)
    expect(rows.map((row) => row.id)).toEqual(result.products.map((product) => product.id))
    expect(await db.select().from(businessProfiles)).toMatchObject([{ businessName: "Saltmarsh Pottery", userId: id }])
    expect((await db.select().from(products)).map(({ name }) => name).toSorted()).toEqual([
      "Speckled Mug No. 1",
      "Speckled Mug No. 2",
    ])
    expect(await db.select().from(usageHistory)).toMatchObject([{ action: "generate_seo", generationCount: 2 }])
    const [user] = await db.select().from(users).where(eq(users.id, id))
    expect([user?.totalGenerations, user?.successfulGenerations]).toEqual([1, 1])
    expect(await db.select().from(generations)).toMatchObject([
      { state: "done", done: 2, total: 2, tokensIn: 200, tokensOut: 100, costMicros: 14 },
    ])
    expect(await db.select().from(generationProducts)).toEqual([])
  })

  it("says what would help it, whichever writer wrote it, even in the history after an edit", async () => {
    const { browser, db } = await open()
    const result = resultSchema.parse((await browser.call(seo.generate, { body: makeForm() })).json())
    const [product] = result.products
    const asks = product?.notes.asks.map(({ field, question }) => [field, question])
    expect(asks).toContainEqual(["targetAudience", "Who is it for? Buyers search by person and occasion."])
    expect(product?.notes.leftOut).toEqual([])
    await browser.call(history.edit, {
      params: { id: result.id },
      body: { products: [{ id: product?.id ?? "", productTitle: "Speckled Mug" }] },
    })
    const params = { id: result.id }
    expect((await browser.call(history.get, { params })).json()).toMatchObject({
      products: [{ notes: product?.notes }],
    })

    await db.update(seoContent).set({ report: {} })
    const before = (await browser.call(history.get, { params })).json()
    expect(before).toMatchObject({ products: [{ notes: { asks: [], leftOut: [] } }] })
  })

  it("is for the business itself if there is no product", async () => {
    const { browser } = await open()
    const blank = [{ name: " ", category: "", description: "\n" }]
    const reply = await browser.call(seo.generate, { body: { ...makeForm(), products: blank } })
    expect(reply.json()).toMatchObject({ totalProducts: 1, products: [{ productName: "Saltmarsh Pottery" }] })
  })

  it("takes tone and style from the settings if the form has none", async () => {
    const { browser, db, id, writer } = await open()
    await db
      .update(userSettings)
      .set({ defaultTone: "friendly", defaultStyle: "concise" })
      .where(eq(userSettings.userId, id))
    await browser.call(seo.generate, { body: makeForm() })
    await browser.call(seo.generate, { body: { ...makeForm(), tone: "casual", style: "storytelling" } })
    expect(writer.asked.map(({ brief: { tone, style } }) => [tone, style])).toEqual([
      ["friendly", "concise"],
      ["casual", "storytelling"],
    ])
  })

  it("records nothing about a user who does not want that", async () => {
    const { browser, db, id } = await open()
    await db.update(userSettings).set({ activityLogging: false }).where(eq(userSettings.userId, id))
    await browser.call(seo.generate, { body: makeForm() })
    expect(await db.select().from(usageHistory)).toEqual([])
    expect(await db.select().from(contentHistory)).toHaveLength(1)
  })

  it("keeps one profile for each business", async () => {
    const { browser, db } = await open()
    await browser.call(seo.generate, { body: makeForm(1) })
    await browser.call(seo.generate, { body: makeForm(2) })
    expect(await db.select().from(businessProfiles)).toHaveLength(1)
    expect(await db.select().from(products)).toHaveLength(2)
  })

  it.each([
    ["without a platform", { platform: undefined }, "platform", "Please choose one of the ten platforms"],
    ["for a platform nobody knows", { platform: "myspace" }, "platform", "Please choose one of the ten platforms"],
    ["without a business", { businessName: " " }, "businessName", "Business Name is required"],
    ["without the shop's name", { etsyShopName: undefined }, "etsyShopName", /is required$/],
    ["of a text that is none", { industry: 7 }, "industry", "Industry must be a text"],
    ["of a line too long", { businessName: "x".repeat(301) }, "businessName", /at most 300 characters$/],
    ["of a text too long", { description: "x".repeat(5001) }, "description", /at most 5000 characters$/],
    [
      "of a product without a name",
      { products: [{ name: "", category: "", description: "Long enough to be one" }] },
      "products.0.name",
      "Product name is required",
    ],
    [
      "of a product that is hardly described",
      { products: [{}, { name: "Mug", description: "123456789" }] },
      "products.1.description",
      "Description must be at least 10 characters",
    ],
    ["of too many products", { products: makeForm(51).products }, "products", /^At most 50 products at a time/],
    ["in a tone nobody has", { tone: "sarcastic" }, "tone", "Please choose one of the tones"],
  ])("%s is refused", async (_, change, path, message) => {
    const { browser, writer } = await open()
    const body = JSON.stringify({ ...makeForm(), ...change })
    const reply = await browser.request({
      method: "POST",
      url: seo.generate.path,
      headers: { "content-type": "application/json" },
      payload: body,
    })
    expect(reply.statusCode).toBe(400)
    const matching = typeof message === "string" ? message : expect.stringMatching(message)
    expect(reply.json()).toMatchObject({ code: "bad_input", issues: [{ path, message: matching }] })
    expect(writer.asked).toEqual([])
  })

  it("accepts a larger body than other calls, up to its own limit", async () => {
    const { browser } = await open()
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `s${index}`, content: "words ".repeat(800) }))
    const large = await browser.call(seo.generate, { body: { ...makeForm(), bodyTextSections: sections(45) } })
    expect(large.statusCode).toBe(200)
    const tooLarge = await browser.call(seo.generate, { body: { ...makeForm(), bodyTextSections: sections(60) } })
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, "too_large"])
  })
})

describe("a user without access", () => {
  const generation = { params: { id: "x" } }
  it.each([
    ["generate", (browser) => browser.call(seo.generate, { body: makeForm() })],
    ["see a generation", (browser) => browser.call(seo.getGeneration, generation)],
    ["cancel one", (browser) => browser.call(seo.cancelGeneration, generation)],
    ["score", (browser) => browser.call(seo.score, { body: { platform: "etsy", listing: {}, brief: {} } })],
    [
      "rewrite",
      (browser) => browser.call(seo.rewrite, { body: { historyId: "x", productId: "y", field: "productTitle" } }),
    ],
  ] satisfies [string, (browser: Awaited<ReturnType<typeof open>>["browser"]) => Promise<{ statusCode: number }>][])(
    "%s is told why",
    async (_, act) => {
      const app = await openApp()
      expect((await act(app.browser())).statusCode).toBe(401)
      expect((await act((await makeMember(app)).browser)).statusCode).toBe(403)
    },
  )

  it("cannot see, cancel or rewrite another user's generation", async () => {
    const { browser, stranger } = await open()
    const { id, generationId, products } = (await browser.call(seo.generate, { body: makeForm() })).json()
    const params = { id: generationId }
    expect((await browser.call(seo.getGeneration, { params })).statusCode).toBe(200)
    expect((await stranger.call(seo.getGeneration, { params })).statusCode).toBe(404)
    expect((await stranger.call(seo.cancelGeneration, { params })).statusCode).toBe(404)
    const body = { historyId: id, productId: products[0].id, field: "productTitle" }
    expect((await stranger.call(seo.rewrite, { body })).statusCode).toBe(404)
  })
})

describe("the score of any text", () => {
  it("is the same as in a generation of that text", async () => {
    const { browser } = await open()
    const form = makeForm()
    const { products } = (await browser.call(seo.generate, { body: form })).json()
    const { seoScore, checks, ...listing } = products[0]
    const reply = await browser.call(seo.score, { body: { platform: "etsy", listing, brief: form } })
    expect(reply.json()).toMatchObject({ score: seoScore, checks, unsupportedClaims: [] })
  })

  it("is refused to a user who asks too often, and to nobody else", async () => {
    const { browser, stranger, db } = await open()
    const body = { platform: "etsy" as const, listing: {}, brief: {} }
    expect((await browser.call(seo.score, { body })).statusCode).toBe(200)
    await db.update(throttles).set({ count: seo.score.limit.times })
    expect((await browser.call(seo.score, { body })).json().code).toBe("too_many_requests")
    expect((await stranger.call(seo.score, { body })).statusCode).toBe(200)
  })

  it("exists for an empty listing of an empty form", async () => {
    const { browser } = await open()
    const reply = await browser.call(seo.score, { body: { platform: "amazon", listing: {}, brief: {} } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().score).toBeLessThan(60)
  })
})

describe("a rewritten field", () => {
  it("is put in its place, judged and saved, with the earlier text", async () => {
    const { browser, db, writer } = await open()
    const { id, products } = (await browser.call(seo.generate, { body: makeForm(2) })).json()
    const body = { historyId: id, productId: products[1].id, field: "productTitle", instruction: "Mention the glaze" }
    const reply = await browser.call(seo.rewrite, { body })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      ...products[1],
      productTitle: expect.stringContaining("Written again 1 times"),
      ...{ seoScore: expect.any(Number), checks: expect.any(Array), recommendations: expect.any(Array) },
      changes: expect.any(Array),
      unsupportedClaims: expect.any(Array),
    })
    expect(writer.asked.at(-1)).toMatchObject({
      subject: { name: "Speckled Mug No. 2" },
      again: { field: "productTitle", instruction: "Mention the glaze", times: 0 },
    })
    expect((await browser.call(seo.rewrite, { body })).json().productTitle).toContain("Written again 2 times")
    const saved = (await browser.call(history.get, { params: { id } })).json()
    expect(saved.products[0]).toEqual({ ...products[0], ruleBookVersion: expect.any(String) })
    expect(saved.products[1].productTitle).toContain("Written again 2 times")
    const versions = await db.select().from(contentVersions)
    expect(versions.map(({ content }) => content.productTitle)).toContain(products[1].productTitle)
    expect((await browser.call(history.list, { query: { search: "written again" } })).json()).toHaveLength(1)
  })

  it("says something new if the writer has other words, even if not on the next try", async () => {
    const { browser, writer, db } = await open()
    const { id, products } = (await browser.call(seo.generate, { body: makeForm() })).json()
    writer.words = ({ times }) => (times < 2 ? products[0].titleTag : "Speckled stoneware mug, thrown in Rye")
    writer.name = { kind: "built-in", name: "Test writer" }
    const body = { historyId: id, productId: products[0].id, field: "titleTag" }
    expect((await browser.call(seo.rewrite, { body })).json().titleTag).toBe("Speckled stoneware mug, thrown in Rye")
    writer.words = () => "Speckled stoneware mug, thrown in Rye"
    expect((await browser.call(seo.rewrite, { body })).statusCode).toBe(200)
    expect(await db.select().from(contentVersions)).toHaveLength(1)
  })

  it.each([
    ["a field the platform does not have", { field: "itemHighlights" }, 400],
    ["a product of nobody", { productId: "x" }, 404],
    ["an instruction that is a book", { instruction: "x".repeat(501) }, 400],
  ])("is not %s", async (_, change, status) => {
    const { browser } = await open()
    const { id, products } = (await browser.call(seo.generate, { body: makeForm() })).json()
    const body = { historyId: id, productId: products[0].id, field: "productTitle", ...change }
    expect((await browser.call(seo.rewrite, { body })).statusCode).toBe(status)
  })
})
