import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import type { Brief } from "../../seo/brief.ts"
import { readSiblings } from "./keywords-of-siblings.ts"

const isOfSibling = (given: Partial<Brief>, at: number, phrase: string): boolean => {
  const brief = makeBrief(given)
  const subject = brief.products[at]
  return subject !== undefined && readSiblings({ brief, subject, genre: "goods" })(phrase)
}
const named = (...names: readonly string[]) => names.map((name) => ({ name, category: "", description: "" }))

test.each([
  ["8 frame", true],
  ["8 frame hive", false],
  ["starter hive", false],
  ["8 slot beehive", false],
])("%s of an eight-frame hive: a part of the name without its noun is no keyword", (phrase, expected) => {
  expect(isOfSibling({ products: named("8 Frame Starter Hive", "Base Board") }, 0, phrase)).toBe(expected)
})

test("a collection that a product is not in, and another item of the row, are of others", () => {
  const maps = { products: named("Scafell Map", "Hill Map"), shopifyCollections: "Lake District, Maps" }
  expect(["lake district", "maps"].map((phrase) => isOfSibling(maps, 0, phrase))).toEqual([true, false])
  const skulls = {
    description: "Cast skulls of animals: wombat, Tasmanian devil and platypus. They are life size.",
    products: named("Wombat Skull", "Platypus Skull"),
  }
  const phrases = ["tasmanian devil skull", "wombat skull", "replica skull"]
  expect(phrases.map((phrase) => isOfSibling(skulls, 0, phrase))).toEqual([true, false, false])
})

test("a keyword with no word of a product is that of the first one", () => {
  const products = named("Biltong Box", "Spare Steel Hooks, Pack of 12")
  expect([0, 1].map((at) => isOfSibling({ products }, at, "droëwors dryer"))).toEqual([false, true])
  expect([0, 1].map((at) => isOfSibling({ products }, at, "flat pack"))).toEqual([false, true])
  const sorts = named("Puffin Print", "Owl Print")
  expect(isOfSibling({ products: sorts }, 1, "bird art")).toBe(false)
})
