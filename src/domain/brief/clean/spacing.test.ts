import { expect, test } from "vitest"
import { spaced, withHyphens, withUnits } from "./spacing.ts"

test.each([
  ["6 8 or 10in letters", "6, 8 or 10in letters"],
  ["in sizes 3 4 and 5", "in sizes 3, 4 and 5"],
  ["25 mm about 4 mm thick", "25 mm, about 4 mm thick"],
  ["2 x 4 and 6", "2 x 4 and 6"],
  ["1 1/2 and 2 in", "1 1/2 and 2 in"],
  ["MF 135 240 and 35", "MF 135 240 and 35"],
])("figures in a row have a comma: %s", (typed, written) => {
  expect(spaced(typed)).toBe(written)
})

test.each([
  ["press on nails, 24 of them", "press-on nails, 24 of them"],
  ["kids press on nails", "kids press-on nails"],
  ["screw in sand pegs", "screw-in sand pegs"],
  ["screw in ground pegs", "screw-in ground pegs"],
  ["Soft loop tie down straps", "Soft loop tie-down straps"],
  ["how to do 2 feed in braids", "how to do 2 feed-in braids"],
  ["brass clip on earrings", "brass clip-on earrings"],
  ["Used ride on mower", "Used ride-on mower"],
  ["on the back step in Llandeilo", "on the back step in Llandeilo"],
])("a verb and its way before a noun are one word: %s", (typed, written) => {
  expect(withHyphens(typed)).toBe(written)
})

test.each([
  "They clip on belts",
  "pair in bog oak",
  "a clip on top",
  "you can plug in headphones",
  "made to press on fabric",
  "a plug in the wall",
])("somebody does it: %s", (typed) => {
  expect(withHyphens(typed)).toBe(typed)
})

test.each([
  ["with adultCOD available", "with adult. COD available"],
  ["stamped in gold INCLUDEDTakes 3 weeks", "stamped in gold INCLUDED. Takes 3 weeks"],
  ["works offlineShows the map", "works offline. Shows the map"],
  ["Garmin echoMAP 73sv head unit", "Garmin echoMAP 73sv head unit"],
  ["for iPhone, eBay and OpenSCAD", "for iPhone, eBay and OpenSCAD"],
])("two lines without their break are apart, and names are whole: %s", (typed, written) => {
  expect(spaced(typed)).toBe(written)
})

test("volts have a capital, and a version none", () => {
  expect(withUnits("240v inside, 18 v drill, v2 of the map, 3v")).toBe("240V inside, 18 V drill, v2 of the map, 3v")
  expect(withUnits("a 254 l freezer, 5l, size l, 3 l.")).toBe("a 254 L freezer, 5L, size l, 3 L.")
})

test.each([
  ["egg basket.i cut the tree", "egg basket. i cut the tree"],
  ["no power tools.12 in across", "no power tools. 12 in across"],
  ["$145.natural color", "$145. natural color"],
  ["see barn.example or shop.html", "see barn.example or shop.html"],
  ["cars/ trucks", "cars/trucks"],
  ["12inch wide, 96eggs", "12 inch wide, 96 eggs"],
  ["a 4runner, 4x4", "a 4runner, 4x4"],
])("what was typed without a space has one: %s", (typed, written) => {
  expect(spaced(typed)).toBe(written)
})

test.each([
  ["Units g oz lb ml", "Units g, oz, lb, ml"],
  ["in mph kmh knots", "in mph, kmh, knots"],
  ["5 kg g", "5 kg g"],
])("units without a figure are a row: %s", (typed, written) => {
  expect(withUnits(typed)).toBe(written)
})
