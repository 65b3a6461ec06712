import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { keywordListOf, tagsOf } from "../slots/lists.ts"

test.each(["Pet Supplies > Farm Animals", "Toys > Outdoor Toys"])(
  "a department of a platform holds anything, so nobody finds a thing by it: %s",
  (amazonCategory) => {
    const products = [{ name: "Lamb Warming Jacket", category: "Lambing equipment", description: "" }]
    const u = makeUnderstood({ description: "A jacket for newborn lambs.", products, amazonCategory }, "amazon")
    expect(keywordListOf(u).join()).not.toMatch(/animals|toys/)
  },
)

test.each([
  ["Shower Squeegee", "Bathroom Cleaning", "amazon"],
  ["Snake Gaiters", "Outdoor Protective Clothing", "amazon"],
  ["Upright Piano", "Musical Instruments", "facebookmarketplace"],
])("nobody finds a thing by what is done or kept beside it: %s", (name, category, platformId) => {
  const products = [{ name, category, description: "" }]
  const u = makeUnderstood({ description: `${name}, used twice.`, products }, platformId)
  expect(keywordListOf(u).length).toBeGreaterThan(0)
  expect(keywordListOf(u)).not.toContain(category.toLowerCase())
})

test.each([
  ["Winter Handlebar Mitts", "Cycling accessories", "cycling winter handlebar mitts"],
  ["Holly Tipper", "Percussion accessories", "percussion holly tipper"],
])("a field is not put before the words that say which thing it is: %s", (name, category, phrase) => {
  const u = makeUnderstood({ description: "We sew and turn.", products: [{ name, category, description: "" }] })
  expect(keywordListOf(u)).not.toContain(phrase)
})

test("a tag that only differs in number from the seller's is no second tag", () => {
  const products = [{ name: "Herringbone Wool Remnant", category: "Remnants", description: "" }]
  const u = makeUnderstood({ description: "Wool from a mill.", products, shopifyTags: "wool, remnant" }, "shopify")
  const tags = tagsOf(u, { max: 255, unit: "safeChars", target: { min: 5, max: 13 } })
  expect(tags).toContain("remnant")
  expect(tags).not.toContain("remnants")
})
