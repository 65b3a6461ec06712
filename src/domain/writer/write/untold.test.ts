import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test("a business that mends what people bring has no condition", () => {
  const given = { businessName: "Penzance Net Repairs", facebookCondition: "Used - Good" }
  const description = "We mend tennis nets and goal nets by hand. Small holes are patched with matching twine."
  expect(bodyOf(makeUnderstood({ ...given, description }, "facebookmarketplace"))).not.toContain("Used - Good")
  const net = "A used tennis net, 12 m long. One hole has been patched with matching twine."
  expect(bodyOf(makeUnderstood({ ...given, description: net }, "facebookmarketplace"))).toContain("Used - Good")
})

test("a row of a product's parts is not told beside a description that tells each of them", () => {
  const given = (description: string) =>
    bodyOf(
      makeUnderstood(
        {
          description: "We have split manuka firewood under cover. Each piece is 30 cm long and the load is thrown.",
          products: [{ name: "Manuka Firewood", category: "", description }],
        },
        "facebookmarketplace",
      ),
    )
  expect(given("Split, 30 cm long, thrown load.")).not.toContain("Split, 30 cm")
  expect(given("Split, 30 cm long, kiln dried.")).toContain("kiln dried")
})

test.each(["₹650 to ₹3,400", "£5 to £18", "Rs 650 - Rs 3400"])(
  "of several products, the lowest and the highest price of the shop belong to none: %s",
  (priceRange) => {
    const products = ["Tablecloth", "Napkins"].map((name) => ({ name, category: "", description: "Hand printed." }))
    expect(bodyOf(makeUnderstood({ description: "We print cotton.", priceRange, products }, "shopify"))).not.toContain(
      "Price",
    )
  },
)

test("a price without a currency says nothing, whatever is before it", () => {
  const body = (priceRange: string): string =>
    bodyOf(makeUnderstood({ description: "Copper plant labels, stamped by hand.", priceRange, products: [] }, "etsy"))
  expect(body("from 16")).not.toContain("16")
  expect(body("day rate 220")).not.toContain("220")
  expect(body("from £16")).toContain("from £16")
})
