import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { itemSpecifics } from "./item-specifics.ts"
import { readOffer } from "./read-offer.ts"

const rowsOf = (description: string, name: string, maxItems = 12) => {
  const { u, wording } = tellerOf({ description, products: [{ name, category: "", description: "" }] }, "ebay")
  return itemSpecifics(u, readOffer(u, wording), "used, good", maxItems)
}

test.each([
  [
    "Dell Latitude 7490 laptop, Core i5-8350U, 16 GB RAM, Windows 11 Pro, UK keyboard.",
    "Dell Latitude 7490 Laptop",
    "Brand: Dell",
  ],
  ["Dell Latitude 7490 laptop, Core i5-8350U, 16 GB RAM.", "Dell Latitude 7490 Laptop", "Model: Latitude 7490"],
  ["Dell Latitude 7490 laptop, Core i5-8350U, 16 GB RAM.", "Dell Latitude 7490 Laptop", "Processor: Core i5-8350U"],
  ["Dell Latitude 7490 laptop, 16 GB RAM.", "Dell Latitude 7490 Laptop", "RAM: 16 GB"],
  ["Dell Latitude 7490 laptop, Windows 11 Pro.", "Dell Latitude 7490 Laptop", "Operating System: Windows 11 Pro"],
  ["Oak table, 210 cm wide, weighs 30 kg.", "Oak Table", "Width: 210 cm"],
  ["Oak table, 210 cm wide, weighs 30 kg.", "Oak Table", "Weight: 30 kg"],
  ["Oak table, 210 cm wide.", "Oak Table", "Material: Oak"],
  ["Canon AE-1 film camera, black and chrome body.", "Canon AE-1 Film Camera", "Color: Black and chrome"],
  ["Canon AE-1 film camera, comes with strap and caps.", "Canon AE-1 Film Camera", "Included: Strap and caps"],
  ["Left headlight for 2014-2016 Mazda 3, OEM part BHN1-51-041.", "Left Headlight", "Fits: 2014-2016 Mazda 3"],
  ["Left headlight, OEM part BHN1-51-041.", "Left Headlight", "Manufacturer Part Number: BHN1-51-041"],
  ["Ice maker for Frigidaire refrigerators, used.", "Ice Maker", "Fits: Frigidaire refrigerators"],
  ["Oak table, no chairs.", "Oak Table", "Not Included: Chairs"],
  ["Typewriter made in Italy.", "Portable Typewriter", "Condition: Used, good"],
])("%j of %j has %j", (description, name, row) => {
  expect(rowsOf(description, name)).toContain(row)
})

test("a name has 40 characters at most, a value 50, and each name stands once", () => {
  const rows = rowsOf(
    "Oak table with a very long story that nobody would ever put into a filter of a shop, 210 cm wide, 92 cm wide, dark green, boxed, new legs, new top, new screws, new felt, new drawer.",
    "Oak Table",
  )
  for (const row of rows) expect(row).toMatch(/^[^:]{1,40}: .{1,50}$/)
  const names = rows.map((row) => row.split(":")[0])
  expect(new Set(names).size).toBe(names.length)
})

test("no more than there is room for", () => {
  expect(rowsOf("Oak table, 210 cm wide, weighs 30 kg, no chairs.", "Oak Table", 2)).toHaveLength(2)
})
