import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { collectionsOf, highlightsOf, productTypeOf } from "./shop-fields.ts"

const nothing = { title: "", body: "", meta: "", bullets: [], phrases: [] }
const room = { max: 5, unit: "safeChars", target: { min: 0, max: 5 } } as const

test("beside other products, only a collection that a product's own words name is its own", () => {
  const products = ["Plain Salt", "Gift Box"].map((name) => ({ name, category: "", description: "" }))
  const shopifyCollections = "Salts, salts, Gift boxes, New"
  const u = makeUnderstood({ description: "Salt.", shopifyCollections, products }, "shopify")
  expect(collectionsOf(u, nothing, room)).toEqual(["Salts"])
})

test("a highlight is no part of a choice", () => {
  const keyFeatures = "Set of 4\nSolid beech base\nLight, walnut or black finish"
  const u = makeUnderstood(
    { keyFeatures, products: [{ name: "Caster Cups", category: "", description: "" }] },
    "amazon",
  )
  const wide = { max: 125, unit: "safeChars", target: { min: 0, max: 125 } } as const
  expect(highlightsOf(u, nothing, wide)).toBe("Solid beech base, set of 4")
})

test("with one product, a collection for other buyers or other things is not its own", () => {
  const shopifyCollections = "Student Reeds, Professional Reeds, Reed Making Tools"
  const products = [{ name: "Student Bassoon Reed", category: "Reeds", description: "Speaks easily." }]
  const description = "Reeds for students and professional players, and tools for making them."
  const u = makeUnderstood({ description, shopifyCollections, products }, "shopify")
  expect(collectionsOf(u, nothing, room)).toEqual(["Student Reeds"])
})

test("a planner is in no collection of stickers, nor of what its words do not mention", () => {
  const shopifyCollections = "Teacher Planners, Reliever Books, Stickers and Stamps, Gifts for Teachers"
  const products = [{ name: "2026 Primary Teacher Planner", category: "Planners", description: "" }]
  const u = makeUnderstood(
    { description: "Planners for New Zealand teachers.", shopifyCollections, products },
    "shopify",
  )
  expect(collectionsOf(u, nothing, room)).toEqual(["Teacher Planners", "Gifts for Teachers"])
})

test("highlights of sentences are whole", () => {
  const keyFeatures = "Set of 15 treads plus 1 spare. Rounded corners. Available in gray, brown and beige."
  const u = makeUnderstood(
    { keyFeatures, products: [{ name: "Carpet Stair Treads", category: "", description: "" }] },
    "amazon",
  )
  const wide = { max: 125, unit: "safeChars", target: { min: 0, max: 125 } } as const
  expect(highlightsOf(u, nothing, wide)).not.toMatch(/, brown and beige/)
})

test.each([
  ["Chanter reeds, Drone reeds, Maintenance", "Chanter Reed", ["Chanter reeds"]],
  ["Juggling, Diabolo, Poi, New in", "Juggling Balls", ["Juggling", "New in"]],
  ["Work Trousers, Summer Linen", "Work Trousers", ["Work Trousers"]],
])("a collection that nothing said of the product names is not its own: %s", (shopifyCollections, name, expected) => {
  const products = [{ name, category: "", description: "" }]
  const u = makeUnderstood({ description: "Made by us and sold to anyone.", shopifyCollections, products }, "shopify")
  expect(collectionsOf(u, nothing, room)).toEqual(expected)
})

test("a tin for sharpening knives is in no collection of knives", () => {
  const description = "Send your blunt knives in this padded tin and they come back sharp."
  const products = [{ name: "Sharpening Tin", category: "Services", description }]
  const u = makeUnderstood({ description, products, shopifyCollections: "Knives, Sharpening, Gifts" }, "shopify")
  expect(collectionsOf(u, nothing, room)).toEqual(["Sharpening", "Gifts"])
})

test("a collection of the shop is no product type beside the one that the seller typed", () => {
  const products = [
    { name: "Wombat Skull Replica", category: "Marsupials", description: "Resin, 18 cm." },
    { name: "Platypus Skull Replica", category: "Monotremes", description: "Resin, jaw fixed." },
  ]
  const shop = { products, shopifyCollections: "Marsupials, Monotremes", shopifyProductType: "Anatomical models" }
  expect(productTypeOf(makeUnderstood(shop, "shopify"), nothing, room)).toBe("Anatomical Models")
})

test("beside other products, a collection is named by the noun of a product, and not by what its name is about", () => {
  const products = [
    { name: "8 Frame Starter Hive", category: "Hives", description: "Base and 16 frames." },
    { name: "Base Board", category: "Bases", description: "Steel mesh." },
  ]
  const shopifyCollections = "Hives, Frames, Starter Kits, Bases and Hives, Starter"
  const collections = collectionsOf(makeUnderstood({ products, shopifyCollections }, "shopify"), nothing, room)
  expect(collections).toEqual(["Hives", "Starter Kits", "Starter"])
})
