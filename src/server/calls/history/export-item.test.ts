import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../../test/app.ts"
import { FakeWriter } from "../../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"
import { seo } from "../../../contract/seo.ts"
import { etsy } from "../../../domain/platforms/etsy.ts"
import { readCsv } from "../../../domain/seo/exports/csv.ts"
import { refuseWithoutFile } from "./export-item.ts"

type Format = "text" | "csv" | "json" | "html" | "platform"

async function open(changes: object = {}) {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { browser, id: userId } = await makeSubscriber(app)
  const reply = await browser.call(seo.generate, { body: { ...makeForm(2), ...changes } })
  if (reply.statusCode !== 200) throw new Error(`the test's generation failed: ${reply.body}`)
  const { id, generationId, products } = reply.json()
  const fetchFile = (format: Format, who: TestBrowser = browser, itemId: string = id) =>
    who.call(history.exportItem, { params: { id: itemId }, query: { format } })
  return { app, browser, userId, id, generationId, products, fetchFile }
}

describe("one item's listings", () => {
  it.each<[Format, string, string]>([
    ["text", "seo-content-2-products.txt", "text/plain; charset=utf-8"],
    ["csv", "etsy-saltmarsh-pottery-content-2.csv", "text/csv; charset=utf-8"],
    ["json", "etsy-saltmarsh-pottery-content-2.json", "application/json; charset=utf-8"],
    ["html", "etsy-saltmarsh-pottery-content-2.html", "text/html; charset=utf-8"],
  ])("are a file named %s", async (format, name, type) => {
    const { fetchFile } = await open()
    const file = await fetchFile(format)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" })
    expect(file.headers["content-disposition"]).toContain(`attachment; filename="${name}"`)
    expect(file.headers["x-missing-cells"]).toBeUndefined()
    for (const product of ["Speckled Mug No. 1", "Speckled Mug No. 2"]) expect(file.body).toContain(product)
  })

  it("as JSON are the stored ones, field by field", async () => {
    const { fetchFile, products } = await open()
    expect((await fetchFile("json")).json()).toEqual({ platform: "etsy", totalProducts: 2, products })
  })

  it("as CSV are the stored ones, as they were edited, and run nothing in a spreadsheet", async () => {
    const { fetchFile, browser, id, products } = await open()
    const typed = { productTitle: "=1+1, größer", tags: ["one", "two"], platformFields: { materials: ["clay"] } }
    const body = { products: [{ id: products[0].id, ...typed }] }
    expect((await browser.call(history.edit, { params: { id }, body })).statusCode).toBe(200)
    const file = await fetchFile("csv")
    expect(file.body).toContain("'=1+1")
    const [heads = [], ...rows] = readCsv(file.body)
    const [first, second] = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
    expect(first).toMatchObject({ Title: typed.productTitle, Tags: "one\ntwo", Materials: "clay" })
    expect(second).toMatchObject({
      Product: products[1].productName,
      Title: products[1].productTitle,
      Description: products[1].improvedBodyText,
      "SEO score": String(products[1].seoScore),
    })
  })

  it("as the platform's own file list the required cells that nobody could know", async () => {
    const shop = await open({ platform: "shopify", shopifyStoreName: "Saltmarsh" })
    const file = await shop.fetchFile("platform")
    expect(file.headers["x-missing-cells"]).toBe("Price")
    expect(readCsv(file.body)[1]?.[0]).toBe(shop.products[0].productTitle)
  })

  it("may be an archive", async () => {
    const app = await open({ platform: "appstore", appName: "Tide Times" })
    const file = await app.fetchFile("platform")
    expect(file.headers["content-type"]).toBe("application/zip")
    const names = Object.values(unzipSync(file.rawPayload)).map((bytes) => strFromU8(bytes))
    expect(names).toContain(`${app.products[0].productTitle}\n`)
  })

  it.each([["pdf"], [""]])("are refused as %j", async (format) => {
    const { browser, id } = await open()
    const url = history.exportItem.path.replace(":id", id)
    const reply = await browser.request({ url, query: { format } })
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      "The format is one of text, csv, json, html, platform",
    ])
  })
})

it("are refused with a sentence in the format of a platform without an import file", () => {
  const message = "Etsy imports no file. Please take one of the other formats."
  expect(refuseWithoutFile(etsy)).toMatchObject({
    code: "bad_input",
    message,
    details: { issues: [{ path: "format" }] },
  })
})

describe("access to an export", () => {
  it("is for the owner, while the subscription lasts", async () => {
    const { app, fetchFile } = await open()
    expect((await fetchFile("json", app.browser())).statusCode).toBe(401)
    expect((await fetchFile("json", (await makeMember(app)).browser)).statusCode).toBe(403)
    expect((await fetchFile("json", (await makeSubscriber(app)).browser)).statusCode).toBe(404)
  })

  it("is refused if there are no listings", async () => {
    const { browser, fetchFile, id } = await open()
    const draft = await browser.call(history.save, { body: { contentType: "draft", form: makeForm() } })
    expect((await fetchFile("text", browser, draft.json().id)).statusCode).toBe(404)
    expect((await fetchFile("text", browser, "nothing")).statusCode).toBe(404)
    await browser.call(history.remove, { params: { id } })
    expect((await fetchFile("text")).statusCode).toBe(404)
  })
})
