import { describe, expect, it } from "vitest"
import { makeGate } from "../../../../test/fake-writer.ts"
import { openGenerator, untilAsked } from "../../../../test/generator.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"
import { formSchema } from "../../../contract/seo/form.ts"
import { seo } from "../../../contract/seo.ts"
import { generations } from "../../db/schema.ts"
import type { StoredForm } from "../../db/stored.ts"
import { Problem } from "../../problem.ts"

type Opened = Awaited<ReturnType<typeof openGenerator>>

async function open() {
  const opened = await openGenerator()
  const { app, browser } = opened
  /** One more, some seconds after the previous one. */
  const generate = async (query: { run?: string } = {}, changes: object = {}) => {
    app.clock.walk({ seconds: 20 })
    return (await browser.call(seo.generate, { query, body: { ...makeForm(2), ...changes } })).json()
  }
  const list = async (query: { run?: string } = {}, who: Opened["browser"] = browser) =>
    (await who.call(seo.listGenerations, { query })).json()
  return { ...opened, generate, list }
}

describe("a user's generations", () => {
  it("can be found from any browser, newest first, without their texts", async () => {
    const { generate, list } = await open()
    const first = await generate()
    const second = await generate({ run: "r1" }, { platform: "website", businessName: "Saltmarsh" })
    const [newest, oldest] = await list()
    const scores: number[] = second.products.map(({ seoScore }: { seoScore: number }) => seoScore)
    expect(newest).toEqual({
      ...{ id: second.generationId, run: "r1", state: "done", platform: "website", done: 2, total: 2 },
      ...{ itemId: second.id, title: "Saltmarsh", problem: null, createdAt: "2026-11-21T09:00:40.000Z" },
      seoScore: Math.round(scores.reduce((sum, score) => sum + score, 0) / 2),
    })
    expect(oldest).toMatchObject({ id: first.generationId, run: null, itemId: first.id, title: "Saltmarsh Pottery" })
  })

  it("are listed while they are written, and when they fail", async () => {
    const { generate, list, writer, view } = await open()
    const gate = makeGate()
    writer.behave = async ({ subject }) => {
      if (subject.name.endsWith("1")) return
      await gate.wait()
      throw new Problem("provider_failed", { message: "The model said no." })
    }
    const answer = generate({ run: "r1" })
    await untilAsked(writer, 2)
    await expect
      .poll(() => list())
      .toMatchObject([{ state: "running", done: 1, total: 2, itemId: null, seoScore: null }])
    gate.open()
    await answer
    const problem = { code: "provider_failed", message: "The model said no." }
    const [failed] = await list()
    expect(failed).toMatchObject({ state: "failed", done: 1, itemId: null, problem })
    expect(await view(failed.id)).toMatchObject({ run: "r1", itemId: null, problem })
  })

  it("show the result of an edit, and disappear when their item is deleted", async () => {
    const { generate, list, browser, view } = await open()
    const { id, generationId, products } = await generate()
    expect(await view(generationId)).toMatchObject({ itemId: id, run: null })
    const texts = { productTitle: "", titleTag: "", metaDescription: "", improvedBodyText: "", tags: [] }
    const body = { products: products.map((product: { id: string }) => ({ id: product.id, ...texts })) }
    const edited = await browser.call(history.edit, { params: { id }, body })
    expect((await list())[0].seoScore).toBe(edited.json().seoScore)
    await browser.call(history.remove, { params: { id } })
    expect(await list()).toEqual([])
    expect(await view(generationId)).toMatchObject({ itemId: null })
  })

  it("are those of the last seven days, or all of one run", async () => {
    const { generate, list, db, app } = await open()
    const etsy = await generate({ run: "r1" })
    const ebay = await generate({ run: "r1" }, { platform: "ebay", ebayStoreName: "Saltmarsh" })
    await generate({ run: "r2" })
    const ids = async (query: { run?: string } = {}) => (await list(query)).map(({ id }: { id: string }) => id)
    expect(await ids({ run: "r1" })).toEqual([ebay.generationId, etsy.generationId])
    expect(await ids()).toHaveLength(3)
    const aWeekAgo = new Date(app.clock.now().getTime() - 7 * 24 * 60 * 60 * 1000)
    await db.update(generations).set({ createdAt: aWeekAgo })
    const today = await generate()
    expect(await ids()).toEqual([today.generationId])
    expect(await ids({ run: "r1" })).toHaveLength(2)
    expect(await ids({ run: "r3" })).toEqual([])
  })

  it("are at most fifty", async () => {
    const { list, db, userId, app } = await open()
    const form: StoredForm = { ...formSchema.parse(makeForm()), tone: "casual", style: "concise" }
    await db.insert(generations).values(
      Array.from({ length: 60 }, (_, index) => ({
        ...{ userId, requestHash: "h", platform: "etsy", state: "failed", form, run: `r${index}` },
        createdAt: new Date(app.clock.now().getTime() - index * 1000),
      })),
    )
    const runs = (await list()).map(({ run }: { run: string }) => run)
    expect(runs).toEqual(Array.from({ length: 50 }, (_, index) => `r${index}`))
  })

  it("are for their owner only, and for subscribers", async () => {
    const { generate, list, app, browser } = await open()
    await generate({ run: "r1" })
    const stranger = (await makeSubscriber(app)).browser
    expect(await list({}, stranger)).toEqual([])
    expect(await list({ run: "r1" }, stranger)).toEqual([])
    expect((await app.browser().call(seo.listGenerations, {})).statusCode).toBe(401)
    expect((await (await makeMember(app)).browser.call(seo.listGenerations, {})).statusCode).toBe(403)
    expect((await browser.call(seo.listGenerations, { query: { run: "x".repeat(101) } })).statusCode).toBe(400)
    const body = makeForm()
    expect((await browser.call(seo.generate, { query: { run: "x".repeat(101) }, body })).statusCode).toBe(400)
  })
})
