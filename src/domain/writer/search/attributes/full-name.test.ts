import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "./attributes.ts"

const read = (name: string, description: string) =>
  subjectOf(makeUnderstood({ description, products: [{ name, category: "", description: "" }] }))

test.each([
  ["Olympia SM3 Carriage Return Lever", "Carriage return lever for an Olympia SM3.", "carriage return lever"],
  ["Mug That Keeps Tea Hot", "A mug that keeps tea hot.", "mug"],
  ["Harbor Lights Candle", "A candle that smells of rope.", "candle"],
  ["Oak Bowl for Fruit", "An oak bowl.", "bowl"],
  ["Terracotta Ollas for Vegetable Beds", "Terracotta ollas.", "ollas"],
  ["Stretch Spoke Guards", "Printed guards that are machine washable.", "stretch spoke guards"],
  ["Highland Pipe Chanter Reed", "Every reed is tied by hand.", "highland pipe chanter reed"],
  ["Moth Trap Funnel", "A clear funnel.", "moth trap funnel"],
  ["Hand Marbled Paper", "Marbled paper.", "paper"],
])("the noun of %s with what makes it one", (name, description, expected) => {
  expect(read(name, description).full).toBe(expected)
})

test.each([
  ["Complete Langstroth Hive", "hive"],
  ["Hive", "beekeeping hive"],
])("a name that says which thing it is needs no word of its category: %s", (name, expected) => {
  const products = [{ name, category: "Beekeeping supplies", description: "" }]
  expect(subjectOf(makeUnderstood({ products })).full).toBe(expected)
})
