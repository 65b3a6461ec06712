import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { asOfProduct } from "./as-of-product.ts"

const tumblers = { name: "Tumbler Set", category: "Serveware", description: "" }
const brief = makeBrief({
  shopifyProductType: "Coffee Makers",
  products: [
    { name: "Filter Coffee Maker", category: "Coffee Makers", description: "" },
    tumblers,
    { name: "Small Coffee Maker", category: "Travel", description: "" },
  ],
})

test("the type that the form has once is that of the first product and its sorts", () => {
  const types = brief.products.map((product) => asOfProduct(brief, product).shopifyProductType)
  expect(types).toEqual(["Coffee Makers", "", "Coffee Makers"])
})

test("a shop has the type that its form says, even if no product has a name", () => {
  const shop = { name: "", category: "Serveware", description: "" }
  expect(asOfProduct(brief, shop).shopifyProductType).toBe("Coffee Makers")
})

test("a brief is read for a product once", () => {
  expect(asOfProduct(brief, tumblers)).toBe(asOfProduct(brief, tumblers))
})
