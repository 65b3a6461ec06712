import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { qualitiesTyped } from "./qualities-typed.ts"

test.each([
  ["Oval Foraging Basket", "willow basket, foraging basket", ["Willow"]],
  ["Brass Theodolite", "vintage theodolite", ["Vintage"]],
  ["Blue Linen Shirt", "long sleeve shirt", []],
  ["Folding Aluminium Laptop Stand", "aluminum laptop stand", []],
  ["Slate Sign", "personalised sign, nursery sign", []],
])("of %s, the keywords %j say what it is like", (name, targetKeywords, expected) => {
  const products = [{ name, category: "", description: "" }]
  expect(qualitiesTyped(makeUnderstood({ description: "Made in a shed.", targetKeywords, products }))).toEqual(expected)
})
