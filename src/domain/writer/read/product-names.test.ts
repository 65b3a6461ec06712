import { expect, test } from "vitest"
import { headOf, namesOf } from "./product-names.ts"

test.each([
  ["Round proving basket set, 25 cm", "basket"],
  ["Set of 12 Lace Bobbins", "bobbin"],
  ["Single Pair of Bobbins in Yew", "bobbin"],
])("%s is recognized by its noun", (name, expected) => {
  expect(headOf(name)).toContain(expected)
})

test("a category in the plural names things, unless another product has them", () => {
  const products = [
    { name: "Starter", category: "Hives", description: "Two boxes" },
    { name: "Ideal Super", category: "Boxes", description: "" },
  ]
  const [starter, ideal] = namesOf(products, "")
  expect([starter?.has("hive"), ideal?.has("box")]).toEqual([true, false])
})
