import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "./attributes.ts"

const read = (name: string, description: string) =>
  subjectOf(makeUnderstood({ description, products: [{ name, category: "", description: "" }] }))

test.each([
  ["Olympia SM3 Carriage Return Lever", "Carriage return lever for an Olympia SM3.", "carriage return lever"],
  ["Brass Feet for Log Baskets", "Brass feet for log baskets.", "feet for log baskets"],
  ["Replacement Hose for Drench Gun", "A replacement hose for a drench gun.", "hose for drench gun"],
  ["Mug That Keeps Tea Hot", "A mug that keeps tea hot.", "mug"],
  ["Harbor Lights Candle", "A candle that smells of rope.", "candle"],
  ["Oak Bowl for Fruit", "An oak bowl.", "bowl"],
  ["Terracotta Ollas for Vegetable Beds", "Terracotta ollas.", "ollas"],
])("the noun of %s with what makes it one", (name, description, expected) => {
  expect(read(name, description).full).toBe(expected)
})

test.each([
  ["Cochlear Implant Headband", "A headband with a mesh pocket.", true],
  ["Cochlear Implant Headband", "Made of jersey. Soft headband, no seams.", true],
  ["Cochlear Implant Headband", "Cochlear implant headband with a mesh pocket.", false],
  ["Table Loom", "A table loom with two reeds.", false],
  ["Oak Dining Table", "Solid oak.", true],
])("the last word of %s says enough if the seller uses it alone: %s", (name, description, expected) => {
  expect(read(name, description).isCalled).toBe(expected)
})
