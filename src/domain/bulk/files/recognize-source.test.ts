import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { platforms } from "../../platforms/index.ts"
import { exportContent } from "../../seo/exports/export-content.ts"
import { readTable } from "./read-table.ts"
import { readXlsx } from "./read-xlsx.ts"
import { recognizeSource } from "./recognize-source.ts"

const etsy =
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,SKU\nMug,Holds tea,24.00,USD,7,mug,clay,,,\n"
const shopify =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU\nmug,Mug,<p>Holds tea</p>,Salt,,Mugs,,TRUE,Title,Default Title,M1\n"
const newShopify = "Title,URL handle,Description,Vendor,Status\nMug,mug,Holds tea,Salt,Draft\n"
const ebayReport =
  "Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price\n1,Mug,,M1,3,FIXED_PRICE,USD,24\n"
const ebayTemplate =
  "Info,Version=1.0.0,Template=fx_category_template_EBAY_US\n*Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8),CustomLabel,*Category,*Title,*C:Brand,*Description\n,,,\nInfo,>>> Get more details\nAdd,M1,20625,Mug,Salt,Holds tea\n"
const ebayDrafts =
  "#INFO,Version=0.0.2,Template= eBay-draft-listings-template_US,,\n#INFO Action and Category ID are required fields.,,,,\n#INFO After you've uploaded,,,,\n#INFO,,,,\nAction(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8),Custom label (SKU),Category ID,Title,UPC\nDraft,M1,20625,Mug,\n"
const amazonReport =
  "item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\nMug\tHolds tea\t07\tM1\t20\t1\t08/07/2016\n"
const amazonOld =
  "TemplateType=fptcustom\tVersion=2026.0714\tTemplateSignature=T1\nSeller SKU\tBrand Name\tProduct Name\tProduct Description\nitem_sku\tbrand_name\titem_name\tproduct_description\nM1\tSalt\tMug\tHolds tea\n"
const amazonNew =
  "settings=attributeRow=5&dataRow=7&labelRow=4\t\t\n\t\t\n\t\t\nSKU\tItem Name\tBullet Point\ncontribution_sku#1.value\titem_name[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value\tbullet_point[marketplace_id=A][language_tag=en_US]#2.value\nABC123\tExample\tExample\nM1\tMug\tHolds tea\n"
const tiktok = "category,brand,product_name,product_description,main_image,price\nMugs,,Mug,Holds tea,,24\n"

test.each([
  ["an Etsy listings download", etsy, "etsy", 0, 1],
  ["a Shopify product export", shopify, "shopify", 0, 1],
  ["a Shopify product export", newShopify, "shopify", 0, 1],
  ["an eBay report", ebayReport, "ebay", 0, 1],
  ["an eBay listing file", ebayTemplate, "ebay", 1, 2],
  ["an eBay listing file", ebayDrafts, "ebay", 4, 5],
  ["an Amazon inventory report", amazonReport, "amazon", 0, 1],
  ["an Amazon listing template", amazonOld, "amazon", 2, 3],
  ["an Amazon listing template", amazonNew, "amazon", 4, 6],
  ["a TikTok Shop template", tiktok, "tiktokshop", 0, 1],
  ["", "Name,Description,Price\nMug,Holds tea,24\n", null, 0, 1],
  ["", "\n\nProduct;Beschreibung\nTasse;Für Tee\n", null, 2, 3],
  ["", "Our mugs 2026,,\n\nName,Description,Price\nMug,Holds tea,24\n", null, 2, 3],
  ["", "Mug\nBowl\n", null, null, 0],
  ["", "Mug,A mug for tea\nBowl,A bowl for soup\n", null, null, 0],
  ["", "", null, null, 0],
])("%s is recognized by its headers: %j", (label, text, platform, headAt, dataFrom) => {
  const source = recognizeSource(readTable(text).rows)
  expect(source).toMatchObject({ label, platform, headAt, dataFrom })
})

test("people read the labels of a template, not its keys", () => {
  expect(recognizeSource(readTable(amazonNew).rows).labels).toEqual(["SKU", "Item Name", "Bullet Point"])
  expect(recognizeSource(readTable(amazonOld).rows).labels[2]).toBe("Product Name")
  expect(recognizeSource(readTable("Mug,A mug for tea\n").rows).labels).toEqual(["Column 1", "Column 2"])
})

test("the rows of one product share its handle or its number", () => {
  expect(recognizeSource(readTable(shopify).rows).groupBy).toBe(0)
  expect(recognizeSource(readTable(ebayReport).rows).groupBy).toBe(0)
  expect(recognizeSource(readTable(etsy).rows).groupBy).toBeNull()
})

const listing = {
  ...{ productName: "Speckled Mug", productTitle: "Speckled Mug for Tea", titleTag: "Speckled Mug" },
  ...{ metaDescription: "A mug for tea.", improvedBodyText: "Holds 12 oz of tea.", seoScore: 90 },
  ...{ keywords: ["mug"], bulletPoints: ["Holds tea"], tags: ["mug"], searchTerms: ["cup"], recommendations: [] },
  platformFields: {},
}

test.each(["shopify", "ebay", "amazon", "tiktokshop", "facebookmarketplace"] as const)(
  "the file that we write for %s is known as one of its files",
  (id) => {
    const platform = platforms.find((one) => one.id === id)
    if (platform === undefined) throw new Error(id)
    const content = { platform, brief: makeBrief({ businessName: "Salt" }), products: [listing] }
    const file = exportContent(content, "platform")?.content ?? ""
    const table = typeof file === "string" ? readTable(file) : readXlsx(file)
    if (typeof table === "string") throw new Error(table)
    const { rows } = table
    const source = recognizeSource(rows)
    expect(source.platform).toBe(id)
    const nameAt = source.heads.findIndex((head) => /title|item_name|product_name/i.test(head))
    expect(rows[source.dataFrom]?.cells[nameAt]).toBe("Speckled Mug for Tea")
  },
)

test("our own table of texts is recognized", () => {
  const content = { platform: platforms[0], brief: makeBrief({}), products: [listing] }
  const file = exportContent(content, "csv")?.content
  if (typeof file !== "string") throw new Error("a text was expected")
  expect(recognizeSource(readTable(file).rows)).toMatchObject({ kind: "own", dataFrom: 1 })
})
