import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const topicOf = (text: string, description: string, own: string): string | undefined => {
  const products = [{ name: "Waxed Boot Laces", category: "Laces", description: own }]
  const u = makeUnderstood({ description, products }, "shopify")
  return [...u.facts, ...u.runs].find((fact) => fact.text.includes(text))?.topic
}

test("what a hasty shop says of all it sells, and of its other things, stays with the shop", () => {
  const description = "boot laces and heel grips in lots of colours. heel grips are real suede and stop any slipping"
  expect(topicOf("heel grips in lots", description, "Pair of cotton laces.")).toBe("shop")
  expect(topicOf("stop any slipping", description, "Pair of cotton laces.")).toBe("shop")
})

test.each([
  ["I also make bridle leather belts with a brass buckle.", "shop"],
  ["I also make laces in other lengths.", "what"],
])("what is made beside one product: %s", (said, topic) => {
  const description = `I plait boot laces in my shed. ${said}`
  expect(topicOf("also", description, "Pair of waxed cotton laces, 150 cm.")).toBe(topic)
})

test("of a hasty shop with many things, nothing but the product's own words is sure to be about the product", () => {
  const description = "boots laces and belts, made in our shed. leather only, hand stitched. laces are waxed twice"
  expect(topicOf("leather only", description, "Pair of cotton laces.")).toBe("shop")
  expect(topicOf("waxed twice", description, "Pair of cotton laces.")).not.toBe("shop")
})

test.each([
  "cotton tape, waxed boot laces, heel grips",
  "3 varieties at the moment",
  "150 cm and 90 cm, both flat",
  "90 120 150 cm",
])("the choice in the shop is none of one product: %s", (said) => {
  const description = `laces for walkers. ${said}. won't slip on a wet hill`
  const products = [{ name: "waxed boot laces 150cm", category: "Laces", description: "one pair, brown cotton" }]
  const u = makeUnderstood({ description, products }, "shopify")
  const ofShop = [...u.facts, ...u.runs].filter(({ topic }) => topic === "shop").map(({ text }) => text)
  expect(ofShop.join("|")).toContain(said.slice(0, 10))
  expect(ofShop.join("|")).not.toContain("slip")
})

test.each([
  ["The belts are cut from bridle leather.", "shop"],
  ["Each lace is waxed twice.", "what"],
])("what a careful shop says of its other goods stays with the shop: %s", (said, topic) => {
  const description = `I plait laces in my shed. ${said}`
  const products = [{ name: "Fell Laces", category: "Laces", description: "Pair of waxed cotton laces, 150 cm." }]
  const u = makeUnderstood({ description, products, shopifyCollections: "Laces, Belts" }, "shopify")
  expect(u.facts.find(({ text }) => text === said)?.topic).toBe(topic)
})

test("what a shop turns all its things from says nothing of one that is made of plum", () => {
  const description = "I turn tippers in Ennis. The wood is local: plum, ash, yew and holly from storm damage."
  const products = [{ name: "Plum Tipper", category: "Tippers", description: "A tipper turned from plum, 23 cm long." }]
  const u = makeUnderstood({ description, products }, "etsy")
  expect(u.facts.find(({ text }) => text.startsWith("The wood"))?.topic).toBe("shop")
})

test("a row of the shop's goods says nothing of one of them", () => {
  const description = "Waxed boot laces and heel grips for walkers, made in Kendal"
  expect(topicOf("heel grips", description, "Pair of waxed cotton laces, 150 cm.")).toBe("shop")
})

const topicOfFirst = (description: string, name: string): string | undefined =>
  makeUnderstood({ description, products: [{ name, category: "", description: "Sent in a box." }] }).facts.find(
    ({ field }) => field === "description",
  )?.topic

test.each([
  ["church hats and matching fascinators", "Wide Brim Satin Hat"],
  ["singlets and double front jeans for shearers", "Double Front Jeans"],
])("%j is what the shop of a %s sells", (description, name) => {
  expect(topicOfFirst(description, name)).toBe("shop")
})

test.each([
  ["undercaps that stay put", "Ear Hole Undercap"],
  ["walnut and oak bowls", "Oak Bowls"],
  ["lace bobbins turned by hand", "Lace Bobbins"],
])("%j is about the %s", (description, name) => {
  expect(topicOfFirst(description, name)).toBe("what")
})
