import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { labeledParts } from "./labeled-parts.ts"

const u = makeUnderstood({ description: "Bag clip." }, "etsy")
const labeled = (...parts: string[]): readonly string[] => labeledParts(["bag clip", ...parts], u).slice(1)

test.each([
  ["11 cm", "Size: 11 cm"],
  ["68 x 48 cm", "Size: 68 x 48 cm"],
  ["40 g", "Weight: 40 g"],
  ["240 litres", "Capacity: 240 litres"],
  ["acacia wood", "Material: acacia wood"],
  ["white", "Color: white"],
  ["brown or sage", "Colors: brown or sage"],
  ["R1,400", "Price: R1,400"],
  ["used", "Condition: Used"],
])("%s says nothing without its label", (part, expected) => {
  expect(labeled(part)).toEqual([expected])
})

test.each(["45 cm wide", "70 mm spine", "magnetic back", "not waterproof", "pack of 4", "wooden case with key"])(
  "%s is clear as it is",
  (part) => {
    expect(labeled(part)).toEqual([part])
  },
)

test("kilograms are a weight, and those of a washing machine the washing that it takes", () => {
  const washer = makeUnderstood({ description: "Bosch washing machine, 8 kg.", products: [] }, "facebookmarketplace")
  expect(labeledParts(["Bosch washing machine", "8 kg"], washer)).toEqual(["Bosch washing machine", "Capacity: 8 kg"])
  expect(labeled("8 kg")).toEqual(["Weight: 8 kg"])
})

test("a row of colors stays whole", () => {
  expect(labeled("pack of 4 in black", "brown", "cream and sage")).toEqual([
    "pack of 4 in black, brown, cream and sage",
  ])
  expect(labeled("magnetic back", "white")).toEqual(["magnetic back", "Color: white"])
})

test("a choice that begins with in stays whole, and is of colors if most of its names are", () => {
  expect(labeled("set of 4", "in sage", "sand", "black and rust")).toEqual([
    "set of 4",
    "Colors: sage, sand, black and rust",
  ])
  expect(labeled("five pockets", "in olive or charcoal")).toEqual(["five pockets", "Colors: olive or charcoal"])
  expect(labeled("five pockets", "in small", "medium and large")).toEqual([
    "five pockets",
    "in small, medium and large",
  ])
  expect(labeled("in a box", "blue", "tested and working")).toEqual(["in a box", "Color: blue", "tested and working"])
})

test("behind a color, a choice is one of colors", () => {
  expect(labeled("ribbed knit", "black", "chocolate or oat", "one size")).toEqual([
    "ribbed knit",
    "Colors: black, chocolate or oat",
    "one size",
  ])
})
