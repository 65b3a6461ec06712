import { expect, test } from "vitest"
import { upToSort, withoutDetails } from "./behind-name.ts"

test.each([
  ["Baby Quilt Ducks", "quilts", "Baby Quilt"],
  ["Bread Tin Liners", "baking", "Bread Tin Liners"],
  ["Desk Lamp Shades", "lamps", "Desk Lamp Shades"],
])("what is on a thing is behind its noun: %s in %s", (name, sort, thing) => {
  expect(upToSort(name, sort)).toBe(thing)
})

test.each([
  ["Vintage Bakelite Buttons 1930s Lot of 9 Carved Dark Green", "Vintage Bakelite Buttons"],
  ["Lac Beads Handmade Jaipur Style", "Lac Beads"],
  ["Chest Freezer 7 cu ft", "Chest Freezer"],
  ["Pitch Pine Chapel Pew 9 ft Long", "Pitch Pine Chapel Pew"],
  ["Madder Root Chopped 250 g Bags", "Madder Root"],
  ["Office Chairs x8 Grey Fabric", "Office Chairs"],
  ["Fleece Welly Liners Kids Size 8 to 2", "Fleece Welly Liners"],
  ["Leather Circles Die Cut", "Leather Circles"],
  ["Barefoot Canvas Shoe Kids", "Barefoot Canvas Shoe"],
  ["Bone Beads Hand Carved", "Bone Beads"],
  ["Small Square Bales 2nd Cut Timothy", "Small Square Bales"],
  ["Idli Stand 4 Plate", "Idli Stand"],
  ["Upright Piano Heintzman 1954", "Upright Piano"],
  ["Lachenal 30 Button Anglo Concertina C/G", "Lachenal 30 Button Anglo Concertina"],
  ["Toyota Hilux 2005-2011 RH Tail Light", "Toyota Hilux 2005-2011 RH Tail Light"],
  ["VY SS Tail Lights L and R", "VY SS Tail Lights"],
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
