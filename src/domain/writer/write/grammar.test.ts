import { expect, test } from "vitest"
import { asItem, behindName, inPlace, inRunningText } from "./grammar.ts"

test.each([
  ["Single-origin Rwandan coffee", "single-origin Rwandan coffee"],
  ["Pre-stretched at 300 lb", "pre-stretched at 300 lb"],
  ["Hand-knitted Icelandic mittens", "hand-knitted Icelandic mittens"],
  ["Coca-Cola crate", "Coca-Cola crate"],
  ["Includes Phillips and Torx bits", "includes Phillips and Torx bits"],
  ["Omega Genève", "Omega Genève"],
  ["Face ID lock", "Face ID lock"],
  ["New Zealanders with a bush section", "New Zealanders with a bush section"],
  ["Stained Glass Association of America", "Stained Glass Association of America"],
  ["Registered Farrier", "Registered Farrier"],
  ["Takes 10 20 50c", "takes 10 20 50c"],
])("%s inside a sentence is %s", (typed, expected) => {
  expect(inRunningText(typed)).toBe(expected)
})

test.each([
  ["Leeds", "in Leeds"],
  ["Near Kirriemuir", "near Kirriemuir"],
  ["outside Ballinasloe", "outside Ballinasloe"],
  ["Between Cork and Mallow", "between Cork and Mallow"],
])("%s is where something is: %s", (place, expected) => {
  expect(inPlace(place)).toBe(expected)
})

test.each([
  ["Faroe Islands", "in the Faroe Islands"],
  ["Scottish Borders, UK", "in the Scottish Borders, UK"],
  ["Southern Highlands, NSW", "in the Southern Highlands, NSW"],
  ["Netherlands", "in the Netherlands"],
  ["Highland Park, Illinois", "in Highland Park, Illinois"],
  ["Leeds", "in Leeds"],
])("a business in %s is %s", (place, expected) => {
  expect(inPlace(place)).toBe(expected)
})

test.each([
  ["Oak stool, waxed, 45 cm", "Waxed, 45 cm"],
  ["Selling an oak stool", ""],
  ["oak stool.", ""],
  ["Oak stools and benches", "Oak stools and benches"],
])("below the name, %j says %j", (line, said) => {
  expect(behindName(line, "Oak Stool")).toBe(said)
})

test("an item has no period behind it, except that of initials", () => {
  expect(asItem("engraved with M. K.")).toBe("Engraved with M. K.")
  expect(asItem("with vitamin C.")).toBe("With vitamin C")
  expect(asItem("c.1950, medium nib")).toBe("c. 1950, medium nib")
})

test("a measure alone is a plural", () => {
  expect(asItem("20 litre")).toBe("20 litres")
  expect(["1 litre", "20 litre pot", "12 inch"].map(asItem)).toEqual(["1 litre", "20 litre pot", "12 inch"])
})
