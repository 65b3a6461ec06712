import fc from "fast-check"
import { expect, test } from "vitest"
import { growthOf, linear } from "../../../../test/growth.ts"
import { writeCsv } from "../../seo/exports/csv.ts"
import { joinProducts, readProduct } from "./join-products.ts"
import { matchColumns } from "./match-columns.ts"
import { readTable } from "./read-table.ts"
import { recognizeSource } from "./recognize-source.ts"

function productsOf(text: string) {
  const { rows } = readTable(text)
  const source = recognizeSource(rows)
  const products = joinProducts(source, rows)
  const matches = matchColumns(
    source,
    products.map(([first]) => first),
  )
  return products.map((found) => ({ ...readProduct(source, matches, found), rowCount: found.length }))
}

test("the rows of a Shopify product become one, with its options as facts and its text in plain words", () => {
  const text = `Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src
shirt,Linen Shirt,"<p>Woven in Lille &amp; sewn here.</p><ul><li>Two pockets</li><li>Horn buttons</li></ul>",Salt,Shirts,"linen, shirt",Size,S,Color,Blue,S1,69.00,a.jpg
shirt,,,,,,,M,,Blue,S2,69.00,
mug,Mug,Holds tea,Salt,Mugs,,Title,Default Title,,,M1,24.00,b.jpg
shirt,,,,,,,L,,White,S3,69.00,c.jpg
`
  expect(productsOf(text)).toEqual([
    {
      ...{ line: 2, rowCount: 3, name: "Linen Shirt", category: "Shirts", price: "69.00", brand: "Salt" },
      ...{ keywords: "linen, shirt", condition: "", audience: "" },
      description: "Woven in Lille & sewn here.\n\nTwo pockets\n\nHorn buttons\nSize: S, M, L\nColor: Blue, White",
    },
    expect.objectContaining({ line: 4, rowCount: 1, name: "Mug", description: "Holds tea" }),
  ])
})

test("eBay's information lines are not products, and its specifics are facts", () => {
  const text = `Info,Version=1.0.0,Template=fx_category_template_EBAY_US
*Action(SiteID=US|Country=US|Version=1193|CC=UTF-8),CustomLabel,*Title,*C:Brand,C:Material,C:Item Weight,*Description
,,,,,,
Info,>>> Get more details
Add,M1,Mug,Salt,Stoneware,350 g,Holds tea
`
  expect(productsOf(text)).toEqual([
    expect.objectContaining({
      ...{ line: 5, name: "Mug", brand: "Salt" },
      description: "Holds tea\nMaterial: Stoneware\nItem Weight: 350 g",
    }),
  ])
})

test("variations of an eBay report are one product", () => {
  const text = `Item number,Title,Variation details,Custom label (SKU),Start price
318,"Paint, 15ml",Color=Red;Blue,A,19.99
318,"Paint, 15ml",Color=Red,A-RED,19.99
319,Brush,,B,9.99
`
  expect(productsOf(text).map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["Paint, 15ml", 2],
    ["Brush", 1],
  ])
})

test("Amazon's bullets become lines of the description, and its example is not a product", () => {
  const text = `settings=attributeRow=5&dataRow=7&labelRow=4\t\t\t
\t\t\t
\t\t\t
SKU\tItem Name\tBullet Point\tBullet Point
contribution_sku#1.value\titem_name[marketplace_id=A][language_tag=en_US]#1.value\tbullet_point[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#2.value
ABC123\tExample\tExample\tExample
M1\tMug\tHolds tea\tBlue glaze
`
  expect(productsOf(text)).toEqual([expect.objectContaining({ name: "Mug", description: "Holds tea\nBlue glaze" })])
})

test("a cell without markup does not change", () => {
  expect(productsOf("Title,Description\nMug,3 < 4 and a <3 for tea\n")[0]?.description).toBe("3 < 4 and a <3 for tea")
})

test("no row of a file is lost or in two products", () => {
  const cell = fc.constantFrom("a", "b", "c", "d", "")
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.constantFrom("Mug", "Bowl")), { maxLength: 20 }), (pairs) => {
      const text = writeCsv([["Handle", "Title", "Vendor"], ...pairs.map(([handle, title]) => [handle, title, ""])])
      const { rows } = readTable(text)
      const lines = joinProducts(recognizeSource(rows), rows).flatMap((found) => found.map(({ line }) => line))
      expect([...lines].sort((a, b) => a - b)).toEqual(pairs.map((_, at) => at + 2))
    }),
  )
})

test.each([
  ["products with long cells", `Mug,"${"<p>".repeat(1600)}Holds tea ${"<".repeat(100)}",Stoneware\n`],
  ["many short products", "Mug,Holds tea,Stoneware\n"],
])("%s are read in linear time", (_, row) => {
  const read = (rows: string) => productsOf(`Title,Description,Material\n${rows}`)
  expect(read(row.repeat(60))).toHaveLength(60)
  expect(growthOf(read, row, { firstChars: 4 * row.length, mostChars: 128_000 })).toBeLessThan(linear)
})
