import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { etsy } from "../../platforms/etsy.ts"
import { youtube } from "../../platforms/youtube.ts"
import { readCsv } from "./csv.ts"
import type { ExportContent, ExportedListing } from "./export-file.ts"
import type { GeneralFormat } from "./export-formats.ts"
import { manyFiles } from "./export-many.ts"

const mug: ExportedListing = {
  productName: "Speckled Mug",
  productTitle: "=Speckled <b>Mug</b>",
  titleTag: "Speckled Mug",
  metaDescription: "Größe 日本",
  keywords: ["speckled mug", "coffee cup"],
  bulletPoints: ["Holds 12 oz"],
  tags: ["mug"],
  searchTerms: ["tea"],
  improvedBodyText: "One.\n\nTwo.",
  platformFields: { materials: ["stoneware", "glaze"], section: "Mugs" },
  seoScore: 91,
  recommendations: [],
}
const film: ExportedListing = { ...mug, productName: "Film", platformFields: { hashtags: ["#clay"] } }
const contents: readonly ExportContent[] = [
  { platform: etsy, brief: makeBrief({}), products: [mug, { ...mug, productName: "Bowl" }] },
  { platform: youtube, brief: makeBrief({}), products: [film] },
]

function fileOf(format: GeneralFormat, given = contents): string {
  const { begin, between, write, end } = manyFiles[format]
  return begin + given.map(write).join(between) + end
}

test("one table holds listings of several platforms, and runs nothing", () => {
  const [heads = [], ...rows] = readCsv(fileOf("csv"))
  const read = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  expect(read.map((row) => [row.Platform, row.Product])).toEqual([
    ["Etsy", "Speckled Mug"],
    ["Etsy", "Bowl"],
    ["YouTube", "Film"],
  ])
  expect(read[0]).toMatchObject({
    Title: mug.productTitle,
    "Meta description": mug.metaDescription,
    Description: mug.improvedBodyText,
    Keywords: "speckled mug\ncoffee cup",
    "SEO score": "91",
    "Platform fields": "Materials: stoneware\nMaterials: glaze\nShop section: Mugs",
  })
  expect(read[2]?.["Platform fields"]).toBe("Hashtags: #clay")
  expect(fileOf("csv")).toContain("'=Speckled")
  expect(fileOf("csv").match(/\uFEFF/g)).toHaveLength(1)
})

test("JSON returns the listings unchanged, generation by generation", () => {
  expect(JSON.parse(fileOf("json"))).toEqual([
    { platform: "etsy", totalProducts: 2, products: contents[0]?.products },
    { platform: "youtube", totalProducts: 1, products: [film] },
  ])
  expect(JSON.parse(fileOf("json", []))).toEqual([])
})

test("the page is one page, names each platform, and shows markup as text", () => {
  const page = fileOf("html")
  expect(page.match(/<html/g)).toHaveLength(1)
  expect(page.match(/<section>/g)).toHaveLength(3)
  expect(page).toContain("YouTube")
  expect(page).toContain("&lt;b&gt;")
  expect(page.endsWith("</html>\n")).toBe(true)
})

test("the text has every listing with its platform", () => {
  const text = fileOf("text")
  for (const head of ["=== Speckled Mug (Etsy) ===", "=== Bowl (Etsy) ===", "=== Film (YouTube) ==="])
    expect(text).toContain(head)
})
