import { expect, test } from "vitest"
import type { FileProduct } from "./join-products.ts"
import { columnUseOf, placeProduct, withCurrency } from "./place-product.ts"

const mug: FileProduct = {
  ...{ line: 2, name: "Mug", category: "Mugs", description: "Holds tea.", price: "24.00", keywords: "mug, cup" },
  ...{ brand: "Salt", condition: "New", audience: "Tea drinkers" },
}

test("values that a platform has a field for go there; the rest goes into the description", () => {
  expect(placeProduct(mug, "etsy", "USD")).toEqual({
    ...{ name: "Mug", category: "Mugs", description: "Holds tea.\nBrand: Salt\nCondition: New" },
    texts: { priceRange: "$24.00", targetKeywords: "mug, cup", targetAudience: "Tea drinkers" },
  })
  expect(placeProduct(mug, "amazon", "EUR")).toMatchObject({
    description: "Holds tea.\nCondition: New",
    texts: { priceRange: "€24.00", amazonBrand: "Salt" },
  })
  expect(placeProduct(mug, "ebay", "")).toMatchObject({
    description: "Holds tea.\nBrand: Salt",
    texts: { priceRange: "24.00", itemCondition: "New" },
  })
})

test("nothing is added that a file does not say", () => {
  const bare = { ...mug, price: "", keywords: "", brand: "", condition: "", audience: "" }
  expect(placeProduct(bare, "shopify", "USD")).toEqual({
    ...{ name: "Mug", category: "Mugs", description: "Holds tea.", texts: {} },
  })
})

test.each([
  ["24", "USD", "$24"],
  ["1.299,00", "EUR", "€1.299,00"],
  ["24.5", "CAD", "24.5 CAD"],
  ["$24", "EUR", "$24"],
  ["from 24", "USD", "from 24"],
  ["24", "", "24"],
  ["", "USD", ""],
])("the price %j in %j is %j", (price, currency, text) => {
  expect(withCurrency(price, currency)).toBe(text)
})

test.each([
  ["name", "name"],
  ["description", "description"],
  ["priceRange", "price"],
  ["itemCondition", "condition"],
  ["businessName", null],
])("a fault of the field %j is in the column %j", (field, use) => {
  expect(columnUseOf(field)).toBe(use)
})
