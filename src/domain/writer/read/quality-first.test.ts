import { expect, test } from "vitest"
import { withQualityFirst } from "./quality-first.ts"

test.each([
  ["Wooden name puzzle custom", "custom Wooden name puzzle"],
  ["Phone tripod extendable", "extendable Phone tripod"],
  ["Jute rug round", "round Jute rug"],
  ["Table lamp, round", "Table lamp, round"],
  ["Merry go round", "Merry go round"],
])("a quality comes before the name: %s", (name, expected) => {
  expect(withQualityFirst(name)).toBe(expected)
})
