import { expect, test } from "vitest"
import { withoutDetails } from "./behind-name.ts"

test.each([
  ["Lac Beads Handmade Jaipur Style", "Lac Beads"],
  ["Chest Freezer 7 cu ft", "Chest Freezer"],
  ["Pitch Pine Chapel Pew 9 ft Long", "Pitch Pine Chapel Pew"],
  ["Madder Root Chopped 250 g Bags", "Madder Root"],
  ["Office Chairs x8 Grey Fabric", "Office Chairs"],
  ["Leather Circles Die Cut", "Leather Circles"],
  ["Bone Beads Hand Carved", "Bone Beads"],
  ["Press-On Nails Short Almond", "Press-On Nails"],
  ["Upright Piano Heintzman 1954", "Upright Piano"],
  ["Toyota Hilux 2005-2011 RH Tail Light", "Toyota Hilux 2005-2011 RH Tail Light"],
  ["Hedge Trimmer 45 cm Blade", "Hedge Trimmer"],
  ["Speckled Stoneware 12 oz Mug", "Speckled Stoneware 12 oz Mug"],
  ["Sausage Stuffer 7 lb Vertical", "Sausage Stuffer"],
])("the details behind a noun are no part of its name: %s", (name, noun) => {
  expect(withoutDetails(name)).toBe(noun)
})

test.each([
  "Record 52 Vice",
  "iPhone 13 Case",
  "MK1 Focus 2002 Rear Light Drivers Side",
  "Handmade Sketchbook Set",
  "Mini Print",
  "12 Oz Mug",
])("a number before a noun is part of the name: %s", (name) => {
  expect(withoutDetails(name)).toBe(name)
})
