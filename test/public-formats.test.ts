// Tests exported files against other people's parsers and rules.
import Validator from "@adobe/structured-data-validator"
import { parse } from "csv-parse/sync"
import { strFromU8, unzipSync } from "fflate"
import { DomUtils, parseDocument } from "htmlparser2"
import readSheet from "read-excel-file/node"
import { describe, expect, test } from "vitest"
import { amazon } from "../src/domain/platforms/amazon.ts"
import { appstore } from "../src/domain/platforms/appstore.ts"
import { ebay } from "../src/domain/platforms/ebay.ts"
import { etsy } from "../src/domain/platforms/etsy.ts"
import { facebookmarketplace } from "../src/domain/platforms/facebookmarketplace.ts"
import { platforms } from "../src/domain/platforms/index.ts"
import { playstore } from "../src/domain/platforms/playstore.ts"
import { shopify } from "../src/domain/platforms/shopify.ts"
import { tiktokshop } from "../src/domain/platforms/tiktokshop.ts"
import { website } from "../src/domain/platforms/website.ts"
import { youtube } from "../src/domain/platforms/youtube.ts"
import { exportContent } from "../src/domain/seo/exports/export-content.ts"
import type { ExportContent, ExportedListing } from "../src/domain/seo/exports/export-file.ts"
import { makeBrief } from "./score/make-brief.ts"

const blanket: ExportedListing = {
  productName: "Wool Blanket",
  productTitle: '+1 Wool Blanket, 50" x 60", grey; undyed',
  titleTag: "Wool Blanket",
  metaDescription: "A blanket of undyed wool.",
  keywords: ["wool blanket"],
  bulletPoints: ['Covers 50" x 60"', "Woven in Wales\tof wool", "Third", "=Fourth", "Fifth"],
  tags: ["wool", "blanket, grey"],
  searchTerms: ["throw"],
  improvedBodyText: 'Woven of undyed wool.\n\n## Size\n\n- 50" x 60"\n- Weighs 2 lb',
  platformFields: {
    itemSpecifics: ["Brand: Pen & Wool", "Colour: Grey; undyed"],
    keywordField: "wool,throw",
    subtitle: "Undyed wool",
    shortDescription: "Undyed wool.",
    faq: ["Is it dyed? No, it is not."],
  },
  seoScore: 90,
  recommendations: [],
}

/** Two with the same name, and two whose names have no Latin letters. */
const four = ["Wool Blanket", "Wool Blanket", "皿", "茶碗"].map((productName) => ({
  ...blanket,
  productName,
  productTitle: productName === "Wool Blanket" ? blanket.productTitle : productName,
}))

const contentOf = (platform: ExportContent["platform"], brief = {}, products: ExportedListing[] = four) => ({
  platform,
  brief: makeBrief({ businessName: "Pen & Wool", ...brief }),
  products,
})

function writtenFor(content: ExportContent) {
  const file = exportContent(content, "platform")
  if (file === null) throw new Error("the platform has a file of its own")
  return file
}

function textFor(content: ExportContent): string {
  const { content: text } = writtenFor(content)
  if (typeof text !== "string") throw new Error("a text was expected")
  return text
}

function bytesFor(content: ExportContent): Uint8Array {
  const { content: bytes } = writtenFor(content)
  if (typeof bytes === "string") throw new Error("bytes were expected")
  return bytes
}

/** Importers trim spaces, including the one that protects a spreadsheet. */
const parseTable = (text: string, delimiter = ","): string[][] =>
  parse(text, { bom: true, delimiter }).map((row) => row.map((cell) => cell.trim()))

/** A column's cells, found by its header. */
function cellsBelow(rows: string[][], head: string, at = 0): string[] {
  const column = rows[at]?.indexOf(head) ?? -1
  expect(column, head).toBeGreaterThanOrEqual(0)
  return rows.slice(at + 1).map((row) => row[column] ?? "")
}

const areUnique = (keys: readonly string[]): boolean => new Set(keys).size === 4 && !keys.includes("")

test("Shopify: csv-parse reads four products with separate handles", () => {
  const rows = parseTable(textFor(contentOf(shopify)))
  expect(rows.map(({ length }) => length)).toEqual([11, 11, 11, 11, 11])
  expect(areUnique(cellsBelow(rows, "URL handle"))).toBe(true)
  expect(cellsBelow(rows, "Title")[0]).toBe(blanket.productTitle)
})

describe("eBay's template for drafts", () => {
  test.each([
    ["US", "$20", ",", "Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8)"],
    ["GB", "£20", ",", "Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193|CC=UTF-8)"],
  ])(
    "of %s: four #INFO rows, then its columns, and csv-parse reads every cell back",
    (site, priceRange, mark, action) => {
      const rows = parseTable(textFor(contentOf(ebay, { priceRange })), mark)
      expect(rows).toHaveLength(9)
      expect(rows[0]?.slice(0, 3)).toEqual(["#INFO", "Version=0.0.2", `Template= eBay-draft-listings-template_${site}`])
      expect(rows.slice(0, 4).every(([first]) => first?.startsWith("#INFO"))).toBe(true)
      expect(rows[4]?.slice(0, 11)).toEqual([
        ...[action, "Custom label (SKU)", "Category ID", "Title", "UPC", "Price", "Quantity", "Item photo URL"],
        ...["Condition ID", "Description", "Format"],
      ])
      expect(rows[4]?.slice(11)).toEqual(["C:Brand", site === "US" ? "C:Color" : "C:Colour"])
      expect(cellsBelow(rows, action, 4)).toEqual(["Draft", "Draft", "Draft", "Draft"])
      expect(areUnique(cellsBelow(rows, "Custom label (SKU)", 4))).toBe(true)
      expect(cellsBelow(rows, "Title", 4)[0]).toBe(blanket.productTitle)
    },
  )

  test("for Germany has semicolons and euros", () => {
    const german = {
      ...blanket,
      improvedBodyText:
        "Die Decke ist aus ungefärbter Wolle und wird von uns in der Rhön gewebt. Sie ist für das Sofa.",
    }
    const rows = parseTable(textFor(contentOf(ebay, { priceRange: "89,00 €" }, [german])), ";")
    const action = "Action(SiteID=Germany|Country=DE|Currency=EUR|Version=1193|CC=UTF-8)"
    expect(rows[0]?.[2]).toBe("Template= eBay-draft-listings-template_DE")
    expect(cellsBelow(rows, action, 4)).toEqual(["Draft"])
    expect(cellsBelow(rows, "Price", 4)).toEqual(["89.00"])
    expect(cellsBelow(rows, "C:Colour", 4)).toEqual(["Grey; undyed"])
  })
})

test("Amazon: the first cell describes the rows, csv-parse reads them, and the record action matches the template", () => {
  const rows = parseTable(textFor(contentOf(amazon)), "\t")
  const settings = new URLSearchParams(rows[0]?.[0]?.replace(/^settings=/, ""))
  expect(rows[0]?.[0]).toMatch(/^settings=/)
  expect(settings.get("primaryMarketplaceId")).toBe("amzn1.mp.o.ATVPDKIKX0DER")
  expect(settings.get("contentLanguageTag")).toBe("en_US")
  const keys = Number(settings.get("attributeRow")) - 1
  const first = rows[Number(settings.get("dataRow")) - 1]
  expect(rows[Number(settings.get("labelRow")) - 1]?.[0]).toBe("SKU")
  expect(rows[keys]?.[0]).toBe("contribution_sku#1.value")
  expect(first?.[0]).toBe("WOOL-BLANKET")
  expect(areUnique(cellsBelow(rows, "contribution_sku#1.value", keys).slice(1))).toBe(true)
  expect(cellsBelow(rows, "::record_action", keys)[1]).toBe("Create or Replace (Full Update)")
  const market = "[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]"
  expect(cellsBelow(rows, `item_name${market}#1.value`, keys)[1]).toBe(blanket.productTitle)
  expect(cellsBelow(rows, `bullet_point${market}#1.value`, keys)[1]).toBe('Covers 50" x 60"')
})

test("Facebook Marketplace: the sheet, three lead rows, headers in the fourth, a whole number for a price", async () => {
  const content = contentOf(facebookmarketplace, { priceRange: "$45", facebookCondition: "Used - Good" }, [blanket])
  const [sheet] = await readSheet(Buffer.from(bytesFor(content)))
  expect(sheet?.sheet).toBe("Bulk Upload Template")
  const [title, , hints, heads, ...rows] = sheet?.data ?? []
  expect(title?.[0]).toBe("Facebook Marketplace Bulk Upload Template")
  expect(hints?.[1]).toBe("REQUIRED | A whole number in $")
  expect(heads).toEqual(["TITLE", "PRICE", "CONDITION", "DESCRIPTION", "CATEGORY"])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.slice(0, 3)).toEqual([blanket.productTitle, 45, "Used - Good"])
  expect(rows[0]?.[3]).not.toContain("##")
})

test("a price that is not a whole number is not rounded for Marketplace but requested", () => {
  const content = contentOf(facebookmarketplace, { priceRange: "$44.50" }, [blanket])
  expect(writtenFor(content).missing).toEqual(["PRICE", "CONDITION"])
})

test("TikTok Shop: a workbook with TikTok's keys", async () => {
  const [sheet] = await readSheet(Buffer.from(bytesFor(contentOf(tiktokshop))))
  const [heads = [], ...rows] = sheet?.data ?? []
  const sku = heads.indexOf("seller_sku")
  expect(areUnique(rows.map((row) => String(row[sku])))).toBe(true)
})

/** Names that fastlane reads: deliver/lib/deliver/upload_metadata.rb and supply/lib/supply.rb. */
const deliverFiles = new Set(
  (
    "name subtitle keywords description promotional_text release_notes support_url marketing_url privacy_url " +
    "apple_tv_privacy_policy"
  ).split(" "),
)
const deliverRoot = new Set(
  "copyright primary_category secondary_category primary_first_sub_category primary_second_sub_category".split(" "),
)
const supplyFiles = new Set(["title", "short_description", "full_description", "video"])

describe("fastlane", () => {
  const filesOf = (platform: ExportContent["platform"]) =>
    Object.entries(unzipSync(bytesFor(contentOf(platform, { appCategory: "Education" })))).map(
      ([path, bytes]) => [path.split("/"), strFromU8(bytes)] as const,
    )

  test("deliver finds each app in a separate folder with only files that it reads", () => {
    const files = filesOf(appstore)
    expect(new Set(files.map(([[folder]]) => folder)).size).toBe(4)
    for (const [[, root, ...rest], text] of files) {
      expect(root).toBe("metadata")
      const [name = ""] = rest.slice(-1)
      const stem = name.replace(/\.txt$/, "")
      expect(rest.length === 1 ? deliverRoot.has(stem) : rest[0] === "en-US" && deliverFiles.has(stem), name).toBe(true)
      expect(text.trim()).not.toBe("")
    }
  })

  test("supply finds its folder with only files that it reads", () => {
    for (const [[, ...path]] of filesOf(playstore)) {
      expect(path.slice(0, 4)).toEqual(["fastlane", "metadata", "android", "en-US"])
      expect(supplyFiles.has(path[4]?.replace(/\.txt$/, "") ?? "")).toBe(true)
    }
  })
})

test("Etsy: every field that createDraftListing requires is in the body, or listed as missing", () => {
  const required = [
    ...["quantity", "title", "description", "price", "who_made", "when_made", "taxonomy_id"],
    ...["shipping_profile_id", "readiness_state_id"],
  ]
  for (const priceRange of ["", "$20"]) {
    const content = contentOf(etsy, { priceRange }, [blanket])
    const [body] = JSON.parse(textFor(content))
    expect(new Set([...Object.keys(body), ...writtenFor(content).missing])).toEqual(
      new Set([...required, "tags", "materials"]),
    )
  }
})

test("YouTube: the keys that youtubeuploader reads, with the language of the text", () => {
  const content = contentOf(youtube, { videoCategory: "Education" }, [blanket])
  expect(Object.keys(JSON.parse(textFor(content)))).toEqual([
    ...["title", "description", "tags", "categoryId", "privacyStatus", "language"],
  ])
})

/** A validator's input: every item of the page's JSON-LD under its type. */
function itemsIn(head: string): Record<string, Record<string, unknown>[]> {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(head))
  const graph = scripts.flatMap((script) => JSON.parse(DomUtils.textContent(script))["@graph"])
  return Object.fromEntries(Map.groupBy(graph, (item) => String(item["@type"])))
}

describe("a page's head", () => {
  test("has no error for a validator of Google's rules except the missing picture, which is listed", async () => {
    const content = contentOf(website, { priceRange: "$45" }, [blanket])
    const issues = await new Validator().validate({ jsonld: itemsIn(textFor(content)) })
    const errors = issues.filter(({ severity }) => severity === "ERROR")
    expect(errors.map(({ issueMessage }) => issueMessage)).toEqual(['Required attribute "image" is missing'])
    expect(writtenFor(content).missing).toContain("Product image")
  })

  test("says nothing about a product without a price, so there is nothing to refuse", async () => {
    const head = textFor(contentOf(website, {}, [blanket]))
    expect(Object.keys(itemsIn(head))).toEqual(["FAQPage"])
    expect(await new Validator().validate({ jsonld: itemsIn(head) })).toEqual([])
  })
})

test.each(platforms.map((platform) => [platform.id, platform] as const))(
  "%s: every column that stayed empty although it is wanted is named once, and no filled one is",
  (_, platform) => {
    const { missing } = writtenFor(contentOf(platform))
    expect(new Set(missing).size).toBe(missing.length)
    expect(missing).toEqual(wanted[platform.id])
  },
)

const wanted: Readonly<Record<string, readonly string[]>> = {
  website: ["canonical", "Product offers.price", "Product offers.priceCurrency"],
  etsy: [...["price", "quantity", "who_made", "when_made", "taxonomy_id", "shipping_profile_id", "readiness_state_id"]],
  amazon: ["product_type#1.value", "item_type_keyword[marketplace_id=ATVPDKIKX0DER]#1.value"],
  ebay: ["Category ID"],
  shopify: ["Price"],
  youtube: ["categoryId"],
  appstore: ["support_url", "privacy_url", "primary_category"],
  playstore: [],
  tiktokshop: [
    ...["category", "main_image", "parcel_weight", "parcel_length", "parcel_width", "parcel_height"],
    ...["price", "quantity"],
  ],
  facebookmarketplace: ["PRICE", "CONDITION"],
}
