import { describe, expect, it } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { findMatches, type SearchedItem } from "./find-matches.ts"
import { readSearch } from "./read-search.ts"

const mug = makeProduct({
  id: "p1",
  productTitle: "Speckled Stoneware Mug with a Handle",
  tags: ["coffee mug", "stoneware"],
  improvedBodyText: `${"Thrown by hand in a small studio. ".repeat(8)}Glazed in oatmeal, and café-proof 🫖.`,
  platformFields: { subtitle: "A mug for slow mornings" },
})
const item: SearchedItem = {
  title: "Saltmarsh Pottery: Speckled Mug",
  platform: "etsy",
  notes: "Ready for spring",
  tags: ["bestseller", "Home & Living"],
  products: [mug],
}

function find(typed: string, near: Record<string, string[]> = {}) {
  const search = readSearch(typed) ?? { words: [], phrases: [], signs: [] }
  return findMatches(item, { ...search, near: new Map(Object.entries(near)) }).map(({ ranges, ...match }) => ({
    ...match,
    found: ranges.map(([from, to]) => match.excerpt.slice(from, to)),
  }))
}

describe("an item says where it was found", () => {
  it.each([
    ["pottery", { where: "title", found: ["Pottery"] }],
    ["pott", { where: "title", found: ["Pottery"] }],
    ["Etsy", { where: "platform", excerpt: "Etsy", found: ["Etsy"] }],
    ["SPRING", { where: "notes", found: ["spring"] }],
    ["best home", { where: "tags", excerpt: "bestseller, Home & Living", found: ["bestseller", "Home"] }],
    ["handles", { where: "text", field: "productTitle", productId: "p1", found: ["Handle"] }],
    ["cafe", { where: "text", field: "improvedBodyText", found: ["café"] }],
    ["🫖", { where: "text", field: "improvedBodyText", found: ["🫖"] }],
    ["slow mornings", { where: "text", field: "platformFields.subtitle", found: ["slow", "mornings"] }],
    ["glazing", { where: "text", field: "improvedBodyText", found: ["Glazed"] }],
  ])("%s", (typed, match) => {
    expect(find(typed)[0]).toMatchObject(match)
  })

  it("by the word that was meant", () => {
    expect(find("stonewear", { stonewear: ["stoneware"] })[0]).toMatchObject({
      field: "productTitle",
      found: ["Stoneware"],
    })
  })

  it("its own words first, then the texts with the most of it, three at most", () => {
    expect(find("speckled stoneware mug").map(({ where, field }) => field ?? where)).toEqual([
      ...["title", "productTitle", "tags"],
    ])
  })

  it("nowhere, if it is not there", () => {
    expect(find("zeppelin")).toEqual([])
  })

  it("and calls other tools by their names", () => {
    const match = findMatches(
      { ...item, platform: "google_ads" },
      { words: ["google"], phrases: [], signs: [], near: new Map() },
    )
    expect(match).toEqual([{ where: "platform", excerpt: "Google Ads", ranges: [[0, 6]] }])
  })
})
