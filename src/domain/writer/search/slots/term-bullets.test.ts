import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { bulletsOf } from "./bullets.ts"

const told = (platformId: string, most: number): readonly string[] => {
  const description = "We sharpen mower blades and shears. Blades are balanced. Shears are tested on cloth."
  const given = { description, priceRange: "From £12 a blade", facebookDeliveryMethod: "Collection on Fridays" }
  const room = { max: 120, unit: "safeChars", target: { min: 3, max: most } } as const
  return bulletsOf(makeUnderstood({ ...given, products: [] }, platformId), room)
}

test("work has its price among its lines, if there is room for it", () => {
  expect(told("website", 8)).toContain("Price: from £12 a blade")
  expect(told("website", 2).join()).not.toContain("£12")
})

test("the shop of a product has its own place for a price", () => {
  expect(told("shopify", 8).join()).not.toContain("£12")
})

test("a used thing is told with how to get it", () => {
  const given = {
    description: "Oak table, 150 cm long. One leg is new.",
    facebookDeliveryMethod: "Collection on Fridays",
  }
  const products = [{ name: "Oak table", category: "", description: "" }]
  const room = { max: 120, unit: "safeChars", target: { min: 3, max: 8 } } as const
  const lines = bulletsOf(makeUnderstood({ ...given, priceRange: "£40", products }, "facebookmarketplace"), room)
  expect(lines.slice(-2).toSorted()).toEqual(["Collection on Fridays", "Price: £40"])
})
