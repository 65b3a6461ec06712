import { describe, expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../../test/app.ts"
import { FakeWriter } from "../../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"
import { seo } from "../../../contract/seo.ts"
import { readCsv } from "../../../domain/seo/exports/csv.ts"

const film = { platform: "youtube", channelName: "Saltmarsh Films", businessName: "Saltmarsh Films" }

async function open() {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser } = await makeSubscriber(app)
  const generate = async (products = 1, changes: object = {}, who: TestBrowser = browser) => {
    app.clock.walk({ minutes: 5 })
    const reply = await who.call(seo.generate, { body: { ...makeForm(products), ...changes } })
    if (reply.statusCode !== 200) throw new Error(`the test's generation failed: ${reply.body}`)
    return reply.json()
  }
  const fetchFile = (query: Record<string, string>, who: TestBrowser = browser) =>
    who.request({ url: history.exportAll.path, query })
  const fetchItems = async (query: Record<string, string> = {}) =>
    (await fetchFile({ format: "json", ...query })).json()
  return { app, browser, generate, fetchFile, fetchItems }
}

const productsOf = ({ platform, products }: { platform: string; products: unknown[] }) => ({
  ...{ platform, totalProducts: products.length, products },
})

describe("the listings of the whole history", () => {
  it("are in one file, newest first, as they are stored; drafts have none", async () => {
    const { browser, generate, fetchFile } = await open()
    const mugs = await generate(2)
    const clip = await generate(1, film)
    await browser.call(history.save, { body: { contentType: "draft", form: makeForm() } })
    const file = await fetchFile({ format: "json" })
    expect(file.json()).toEqual([productsOf(clip), productsOf(mugs)])
    expect(file.headers).toMatchObject({ "x-content-type-options": "nosniff" })
    expect(file.headers["content-disposition"]).toContain('attachment; filename="seo-content-history.json"')
  })

  it("continue over all pages, each listing once", async () => {
    const { generate, fetchItems } = await open()
    const made: string[] = []
    for (let at = 0; at < 26; at++) made.push((await generate(1)).products[0].id)
    const items: { products: { id: string }[] }[] = await fetchItems()
    expect(items.map(({ products }) => products[0]?.id)).toEqual(made.toReversed())
  })

  it.each([
    ["text", "text/plain; charset=utf-8"],
    ["csv", "text/csv; charset=utf-8"],
    ["html", "text/html; charset=utf-8"],
  ])("are a file named %s, with several platforms in it or with nothing", async (format, type) => {
    const { generate, fetchFile } = await open()
    expect((await fetchFile({ format })).statusCode).toBe(200)
    await generate(2)
    await generate(1, film)
    const file = await fetchFile({ format })
    expect(file.headers["content-type"]).toBe(type)
    for (const text of ["Etsy", "YouTube", "Speckled Mug No. 2"]) expect(file.body).toContain(text)
  })

  it("are one table with the stored texts", async () => {
    const { generate, fetchFile } = await open()
    const { products } = await generate(2)
    await generate(1, film)
    const [heads = [], ...rows] = readCsv((await fetchFile({ format: "csv" })).body)
    const cell = (row: number, head: string) => rows[row]?.[heads.indexOf(head)]
    expect(rows.map((row) => row.length)).toEqual([heads.length, heads.length, heads.length])
    expect([0, 1, 2].map((row) => cell(row, "Platform"))).toEqual(["YouTube", "Etsy", "Etsy"])
    expect(cell(2, "Description")).toBe(products[1].improvedBodyText)
    expect(cell(2, "SEO score")).toBe(String(products[1].seoScore))
  })

  it("are those that match the list's filters", async () => {
    const { browser, generate, fetchItems } = await open()
    const mug = await generate()
    const clip = await generate(1, film)
    const ids = async (query: Record<string, string>) =>
      (await fetchItems(query)).map(({ platform }: { platform: string }) => platform)
    expect(await ids({ platform: "youtube" })).toEqual(["youtube"])
    expect(await ids({ search: "saltmarsh films" })).toEqual(["youtube"])
    expect(await ids({ search: "zeppelin" })).toEqual([])
    await browser.call(history.mark, { params: { id: mug.id }, body: { isFavorite: true } })
    await browser.call(history.mark, { params: { id: clip.id }, body: { isArchived: true } })
    expect(await ids({ isFavorite: "true" })).toEqual(["etsy"])
    expect(await ids({})).toEqual(["etsy"])
    expect(await ids({ isArchived: "true" })).toEqual(["youtube"])
  })

  it.each([[{}], [{ format: "platform" }], [{ format: "csv", platform: "myspace" }]])(
    "are refused for %j",
    async (query) => {
      const { fetchFile } = await open()
      expect((await fetchFile(query)).statusCode).toBe(400)
    },
  )

  it("are for their owner only", async () => {
    const { app, generate, fetchFile } = await open()
    await generate()
    const stranger = (await makeSubscriber(app)).browser
    expect((await fetchFile({ format: "json" }, stranger)).json()).toEqual([])
    expect((await fetchFile({ format: "json" }, app.browser())).statusCode).toBe(401)
    expect((await fetchFile({ format: "json" }, (await makeMember(app)).browser)).statusCode).toBe(403)
  })
})
