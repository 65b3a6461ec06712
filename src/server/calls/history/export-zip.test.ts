import { strFromU8, unzipSync } from "fflate"
import { expect, it } from "vitest"
import { openGenerator } from "../../../../test/generator.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"

const shop = { platform: "shopify", shopifyStoreName: "Saltmarsh" }
const app = { platform: "appstore", appName: "Tide Times" }

async function open() {
  const opened = await openGenerator()
  const { browser, generate } = opened
  const make = async (products: number, changes: object = {}) => (await generate(products, undefined, changes)).json()
  const fetchZip = (ids: readonly string[], format: "json" | "csv" | "platform" = "json", who = browser) =>
    who.call(history.exportZip, { query: { ids: ids.join(","), format } })
  return { ...opened, make, fetchZip }
}

const unpack = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]))

it("has the stored listings of each item in its platform's folder", async () => {
  const { make, fetchZip } = await open()
  const [mugs, store, more] = [await make(2), await make(1, shop), await make(1)]
  const zip = await fetchZip([mugs.id, store.id, more.id, mugs.id])
  expect(zip.statusCode).toBe(200)
  expect(zip.headers).toMatchObject({ "content-type": "application/zip", "x-content-type-options": "nosniff" })
  expect(zip.headers["content-disposition"]).toContain('attachment; filename="seo-content-4-products.zip"')
  const files = unpack(zip.rawPayload)
  expect([...files.keys()]).toEqual([
    "etsy/1/etsy-saltmarsh-pottery-content-2.json",
    "etsy/2/etsy-saltmarsh-pottery-content-1.json",
    "shopify/shopify-saltmarsh-pottery-content-1.json",
  ])
  expect(JSON.parse(files.get("etsy/1/etsy-saltmarsh-pottery-content-2.json") ?? "").products).toEqual(mugs.products)
})

it("has each platform's own file, and says what stays empty in which one", async () => {
  const { make, fetchZip } = await open()
  const [store, tides] = [await make(1, shop), await make(1, app)]
  const zip = await fetchZip([store.id, tides.id], "platform")
  expect(zip.headers["x-missing-cells"]).toContain("Shopify: Price")
  expect(zip.headers["x-missing-cells"]).toContain("App Store: support_url")
  const files = unpack(zip.rawPayload)
  expect(files.get("appstore/metadata/en-US/name.txt")).toBe(`${tides.products[0].productTitle}\n`)
  expect([...files.keys()].filter((path) => path.startsWith("shopify/"))).toHaveLength(1)
})

it.each([
  ["nothing chosen", "", "Please choose what to export"],
  ["commas alone", ",,", "Please choose what to export"],
  ["more than fifty", Array.from({ length: 51 }, (_, at) => `i${at}`).join(","), "At most 50 items at a time"],
])("is refused with %s", async (_, ids, message) => {
  const { browser } = await open()
  const reply = await browser.request({ url: history.exportZip.path, query: { ids, format: "csv" } })
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await browser.request({ url: history.exportZip.path, query: { ids: "x" } })).statusCode).toBe(400)
})

it("is complete or does not exist", async () => {
  const { make, fetchZip, browser, app: server } = await open()
  const { id } = await make(1)
  const draft = await browser.call(history.save, { body: { contentType: "draft", form: makeForm() } })
  for (const other of ["nothing", draft.json().id]) expect((await fetchZip([id, other])).statusCode).toBe(404)
  expect((await fetchZip([id], "csv", server.browser())).statusCode).toBe(401)
  expect((await fetchZip([id], "csv", (await makeMember(server)).browser)).statusCode).toBe(403)
  expect((await fetchZip([id], "csv", (await makeSubscriber(server)).browser)).statusCode).toBe(404)
})
