import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const firstOf = (description: string, name: string, own: string): string =>
  makeUnderstood({ description, products: [{ name, category: "", description: own }] }, "etsy").facts[0]?.text ?? ""

test.each([
  [
    "Finished with linseed oil. Wipe with a dry cloth.",
    "Walnut Bowl",
    "A walnut bowl turned from one piece.",
    "A walnut bowl turned from one piece.",
  ],
  [
    "Round butter prints carved by hand in sycamore, a wood that gives no taste to butter.",
    "Butter Print",
    "One print, in a cotton bag with a care card.",
    "Round butter prints carved by hand in sycamore, a wood that gives no taste to butter.",
  ],
  [
    "Each paddle weighs 20 ounces.",
    "Canoe Paddle",
    "One-piece solo paddle for flat water.",
    "One-piece solo paddle for flat water.",
  ],
  [
    "A walnut bowl with a wide rim, turned by hand.",
    "Walnut Bowl",
    "Oiled and waxed by hand in Leeds.",
    "A walnut bowl with a wide rim, turned by hand.",
  ],
])("what a product is comes before what is said of it: %s", (description, name, own, first) => {
  expect(firstOf(description, name, own)).toBe(first)
})

test("of a row of people that begins with words left out, the rest is left out too", () => {
  const targetAudience = "People with arthritis, and the relatives who shop for them"
  const u = makeUnderstood({ description: "Weighted cutlery.", targetAudience, products: [] }, "shopify")
  expect(u.facts.filter(({ topic }) => topic === "audience")).toEqual([])
  expect(u.leftOut.map(({ text }) => text)).toContain("the relatives who shop for them")
})
