import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const told = (description: string, again: string): readonly string[] =>
  makeUnderstood({ description, products: [{ name: "Willow Creel", category: "", description: again }] })
    .facts.filter(({ isEcho }) => !isEcho)
    .map(({ text }) => text)

test("what a product's hasty description says again is told once, and its own number or color is news", () => {
  const description = "willow creel, flat base, 45cm wide at the top, for turf or firewood, handles not in"
  expect(told(description, "willow creel flat base 45cm").join("|")).not.toContain("|willow creel")
  expect(told(description, "willow creel flat base 45cm, brown").join("|")).toContain("brown")
  expect(told(description, "willow creel flat base, 2kg").join("|")).toContain("2 kg")
})

test("a summary of the product is told once, though some of its words are in a field behind it", () => {
  const u = makeUnderstood(
    {
      description: "drill body only.. chuck 13mm grips fine, hammer works. a bit of paint + rubber grip worn",
      itemCondition: "used",
      products: [{ name: "Drill Body", category: "", description: "13mm chuck, used, worn grip" }],
    },
    "ebay",
  )
  const told = [...u.facts, ...u.runs].filter(({ isEcho, field }) => !isEcho && field === "productDescription")
  expect(told).toEqual([])
})
