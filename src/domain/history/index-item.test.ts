import { expect, test } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { makeBrief } from "../../../test/writing-task.ts"
import { indexItem } from "./index-item.ts"

const form = { ...makeBrief(), platform: "etsy" }
const item = { title: "Café Mug", platform: "etsy", notes: "For Mother’s Day", tags: ["Oak & Clay"] }

test("an item is found by everything in it, normalized, and by its platform", () => {
  const products = [makeProduct({ productTitle: "Speckled MUG", platformFields: { materials: ["Stoneware"] } })]
  const { searchText } = indexItem({ ...item, products, form })
  for (const word of ["cafe", "etsy", "mothers", "oak", "clay", "speckled", "mug", "stoneware"])
    expect(searchText.split(" ")).toContain(word)
})

test("it knows how many rules its listings break, and by which version of them", () => {
  const { brokenRules, checkedRuleBook } = indexItem({ ...item, products: [makeProduct({})], form })
  expect(brokenRules).toBeGreaterThan(0)
  expect(checkedRuleBook).not.toBe("")
  expect(indexItem({ ...item, products: [], form: null })).toMatchObject({ brokenRules: 0, checkedRuleBook: "" })
})

test("the beginning of a very long text stays whole, and each new word of the rest is there once", () => {
  const words = Array.from({ length: 6000 }, (_, at) => `word${at}`).join(" ")
  const long = `${words} ${"again ".repeat(20_000)}zeppelin`
  const { searchText } = indexItem({ ...item, products: [makeProduct({ improvedBodyText: long })], form })
  expect(searchText.length).toBeLessThanOrEqual(60_000)
  expect(searchText).toContain("word1 word2 word3")
  expect(searchText.split(" ").filter((word) => word === "again")).toHaveLength(1)
})
