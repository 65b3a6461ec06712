import fc from "fast-check"
import { expect, test } from "vitest"
import { amazon } from "../../platforms/amazon.ts"
import { ebay } from "../../platforms/ebay.ts"
import { etsy } from "../../platforms/etsy.ts"
import { shopify } from "../../platforms/shopify.ts"
import { writeImportRows } from "../../seo/exports/csv.ts"
import { joinProducts } from "./join-products.ts"
import { type KeptFile, planMerge } from "./merge-export.ts"
import { readTable } from "./read-table.ts"
import { recognizeSource } from "./recognize-source.ts"

const listing = {
  ...{ productName: "Mug", productTitle: "Speckled Mug for Tea", titleTag: "Speckled Mug" },
  ...{ metaDescription: "A mug for tea.", improvedBodyText: "Holds 12 oz.\n\n## Care\n\nWash by hand." },
  ...{ keywords: ["mug"], bulletPoints: ["One", "Two"], tags: ["mug", "tea cup"], searchTerms: ["cup", "pottery"] },
  platformFields: { materials: ["stoneware"] },
}

function keep(text: string) {
  const table = readTable(text)
  const source = recognizeSource(table.rows)
  const file: KeptFile = {
    ...{ platform: source.platform, heads: source.heads, headAt: source.headAt },
    top: table.rows.slice(0, source.dataFrom).map(({ cells }) => cells),
  }
  const products = joinProducts(source, table.rows).map((rows) => rows.map(({ cells }) => cells))
  return { file, products, separator: table.separator }
}

function mergeAll(text: string, platform: Parameters<typeof planMerge>[1]): string {
  const { file, products, separator } = keep(text)
  const merge = planMerge(file, platform)
  if (separator === "|") throw new Error("nothing is written with bars")
  return writeImportRows([...merge.top, ...products.flatMap((rows) => merge.rowsOf(rows, listing))], separator)
}

const byHead = (text: string, headAt = 0): Record<string, string>[] => {
  const { rows } = readTable(text)
  const heads = rows[headAt]?.cells ?? []
  return rows.slice(headAt + 1).map(({ cells }) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ""])))
}

test("a Shopify export keeps its handle, its variants and its unknown columns", () => {
  const text = `Handle,Title,Body (HTML),Vendor,Tags,Option1 Name,Option1 Value,Variant SKU,Warehouse shelf,SEO Title
shirt,Shirt,<p>Linen</p>,Salt,linen,Size,S,S1,A-4,Old
shirt,,,,,,M,S2,A-5,
`
  expect(byHead(mergeAll(text, shopify))).toEqual([
    {
      ...{ Handle: "shirt", Title: "Speckled Mug for Tea", Vendor: "Salt", Tags: "mug, tea cup" },
      "Body (HTML)": "<p>Holds 12 oz.</p>\n<h2>Care</h2>\n<p>Wash by hand.</p>",
      ...{ "Option1 Name": "Size", "Option1 Value": "S", "Variant SKU": "S1", "Warehouse shelf": "A-4" },
      ...{ "SEO Title": "Speckled Mug", "SEO description": "A mug for tea." },
    },
    {
      ...{ Handle: "shirt", Title: "", Vendor: "", Tags: "", "Body (HTML)": "" },
      ...{ "Option1 Name": "", "Option1 Value": "M", "Variant SKU": "S2", "Warehouse shelf": "A-5" },
      ...{ "SEO Title": "", "SEO description": "" },
    },
  ])
})

test("an Etsy download keeps its prices and pictures", () => {
  const text =
    "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,SKU\nMug,Old,24.00,USD,7,old,clay,a.jpg,M1\n"
  expect(byHead(mergeAll(text, etsy))).toEqual([
    {
      ...{ TITLE: "Speckled Mug for Tea", DESCRIPTION: "Holds 12 oz.\n\nCare\n\nWash by hand.", PRICE: "24.00" },
      ...{
        CURRENCY_CODE: "USD",
        QUANTITY: "7",
        TAGS: "mug,tea cup",
        MATERIALS: "stoneware",
        IMAGE1: "a.jpg",
        SKU: "M1",
      },
    },
  ])
})

test("Amazon's rows above the products stay, and each bullet has its column", () => {
  const top =
    "settings=attributeRow=5&dataRow=7&labelRow=4\t\t\t\n\t\t\t\n\t\t\t\nSKU\tItem Name\tBullet Point\tBullet Point\n"
  const keys =
    "contribution_sku#1.value\titem_name[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#2.value\n"
  const merged = mergeAll(`${top}${keys}ABC123\tExample\t\t\nM1\tMug\tOld\t\n`, amazon)
  expect(
    readTable(merged)
      .rows.map(({ cells }) => cells)
      .slice(3),
  ).toEqual([
    ["SKU", "Item Name", "Bullet Point", "Bullet Point"],
    keys.trim().split("\t"),
    ["ABC123", "Example", "", ""],
    ["M1", "Speckled Mug for Tea", "One", "Two"],
  ])
})

test("an eBay report gets its missing description", () => {
  const merged = mergeAll("Item number,Title,Custom label (SKU)\n318,Mug,M1\n", ebay)
  expect(byHead(merged)[0]).toMatchObject({
    "Item number": "318",
    Title: "Speckled Mug for Tea",
    "Custom label (SKU)": "M1",
  })
  expect(byHead(merged)[0]?.Description).toContain("<p>Holds 12 oz.</p>")
})

test("a user's own table keeps all its columns, with the new texts after them", () => {
  const [row] = byHead(mergeAll("Title,Copy,Stock\nMug,Holds tea and more than that,3\n", etsy))
  expect(row).toMatchObject({ Title: "Mug", Copy: "Holds tea and more than that", Stock: "3" })
  expect(row).toMatchObject({ "New title": "Speckled Mug for Tea", Tags: "mug, tea cup", Materials: "stoneware" })
})

test("a table without headers gets headers with the new texts", () => {
  const [row] = byHead(mergeAll("Mug,A mug that holds twelve ounces of tea\n", etsy))
  expect(row?.Title).toBe("Speckled Mug for Tea")
})

test("a product without new texts stays as it was, as wide as the others", () => {
  const { file, products } = keep("Title,Description,Stock\nMug,Holds tea and more,3,extra\n")
  const merge = planMerge(file, etsy)
  const [row = []] = merge.keep(products[0] ?? [])
  expect(row.slice(0, 5)).toEqual(["Mug", "Holds tea and more", "3", "extra", ""])
  expect(row).toHaveLength(merge.top[0]?.length ?? 0)
  expect(merge.rowsOf(products[0] ?? [], listing)[0]?.slice(0, 4)).toEqual(row.slice(0, 4))
})

test("everything else in a file stays as it was", () => {
  const cell = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .filter((one) => !/^[\s'=+\-@＝＋－＠]|\s$|\p{Cc}/u.test(one))
  const row = fc.tuple(cell, cell, cell)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), (cells) => {
      const heads = ["Handle", "Title", "Vendor", "Shelf", "Note"]
      const text = writeImportRows([heads, ...cells.map((own, at) => [`h${at}`, "Mug", ...own])])
      const merged = byHead(mergeAll(text, shopify))
      expect(merged.map(({ Vendor, Shelf, Note }) => [Vendor, Shelf, Note])).toEqual(cells)
    }),
  )
})
