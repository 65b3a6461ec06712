import { expect, test } from "vitest"
import { areKin, isAnotherThing } from "./kin.ts"

test.each([
  ["Puffin Linocut", "Barn Owl Linocut", true],
  ["Hae Bee Hiam Dried Shrimp Sambal", "Extra-Hot Hae Bee Hiam", true],
  ["Set of 12 Lace Bobbins", "Single Bobbin", true],
  ["Biltong Box", "Spare Biltong Hooks", false],
  ["Kangaroo Hide Stockwhip", "Kangaroo Hide Hatband", false],
  ["USB-C Dock Gen 2", "Drawing Tablet Gen 1", false],
  ["Cast Iron Dosa Tawa 11 inch", "Cast Iron Kadai 10 inch", false],
])("%s beside %s: sorts of one thing or not", (name, other, expected) => {
  expect(areKin({ name, description: "" }, { name: other, description: "" })).toBe(expected)
})

test("a box that holds bags of it is a sort of it, and polish for one is not", () => {
  const dulse = { name: "Whole Leaf Dulse", description: "" }
  expect(areKin(dulse, { name: "Shore Box", description: "Three bags of dulse and one of moss" })).toBe(true)
  expect(areKin(dulse, { name: "Shore Box", description: "Made for dulse" })).toBe(false)
})

test("what is filed elsewhere is another thing, whatever words they share", () => {
  const laptop = { name: "ThinkPad T480", category: "Laptops", description: "14 inch, 16 GB" }
  const dock = { name: "ThinkPad Dock Gen 2", category: "Docking stations", description: "Two ports" }
  expect(isAnotherThing(dock, laptop)).toBe(true)
  expect(isAnotherThing({ ...dock, name: "ThinkPad T490", category: "Laptops" }, laptop)).toBe(false)
  expect(isAnotherThing({ ...dock, name: "ThinkPad T490", category: "Used laptops" }, laptop)).toBe(false)
})
