import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { attributeWords } from "./attribute-words.ts"

const words = (given: Partial<Brief>): string[] =>
  attributeWords(makeUnderstood(given), { max: 45, unit: "safeChars", target: { min: 4, max: 8 } })
const product = (name: string, description: string) => ({ products: [{ name, description, category: "" }] })

test("what a shop filters by: material, color, how it is made and when", () => {
  const found = words({
    ...product("Hand Woven Willow Log Basket", "A willow log basket, 40 cm across. Comes in green, brown or black."),
    targetAudience: "Gardeners, from beginners to professionals",
    seasonalRelevance: "Christmas",
  })
  expect(found).toEqual(expect.arrayContaining(["willow", "green", "brown", "black", "hand woven", "christmas"]))
  expect(found.join(" ")).not.toMatch(/from|40/)
})

test("each of two cloths is a word of its own, and nothing is said twice", () => {
  expect(words(product("Bagpipe Bag Covers, Velvet or Corduroy", "Bagpipe bag covers, velvet or corduroy."))).toEqual([
    "velvet",
    "corduroy",
  ])
})

test("an adjective that fits anything is no attribute", () => {
  expect(words(product("Hot Pepper Sauce", "A hot pepper sauce for a small kitchen."))).toEqual([])
})
