import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { rowInTitle } from "./row-in-title.ts"

const rowOf = (name: string, description: string): readonly string[] => {
  const products = [{ name, category: "", description }]
  return rowInTitle(makeUnderstood({ description: "we sell straps n laces", products }, "tiktokshop"))
}

test.each([
  ["Yoga Strap 2 m", "cotton webbing, metal ring, pair", ["Cotton Webbing", "Metal Ring", "Pair"]],
  [
    "Nail Tips",
    "short oval, deep plum jelly finish, sizes 0 to 9",
    ["Short Oval", "Deep Plum Jelly Finish", "Sizes 0 to 9"],
  ],
  ["Cap", "linen lining, peach, mint or navy", ["Linen Lining"]],
  ["Cap", "linen, 20 cm high ish, keep away from heat", ["Linen"]],
  ["Cap", "linen, about 90 g, keep away from heat", ["Linen"]],
  ["Cap", "linen, fits most heads, no logo, 12.00", ["Linen"]],
  ["Cap", "linen lining, brass buckle, R260", ["Linen Lining", "Brass Buckle"]],
  ["Quilt", "Quilt in teal, rose and ivory", []],
  ["Bulb Planter", "Planter for daffodils, tulips and camassias", []],
  ["Hijab Magnets", "nude, black, maroon, olive", []],
  ["Repair Kit", "awl, thread, wax", []],
  ["Hot Sauce", "red peppers, then blended with vinegar", ["Red Peppers"]],
  ["Pinafore", "cotton lining, sizes 1-2, 2-3 and 4-5 years", ["Cotton Lining"]],
  ["Fountain Pen", "145 mm long, 24 g, brass nib", ["145 mm Long", "Brass Nib"]],
  ["Mango Pickle", "groundnut oil, 9 months from packing date, less salt", ["Groundnut Oil"]],
  ["Yoga Strap", "A strap for yoga at home.", []],
])("a row of qualities of the product itself is told piece by piece: %s, %s", (name, description, expected) => {
  expect(rowOf(name, description)).toEqual(expected)
})

test("a hasty list of features is a row too", () => {
  const keyFeatures = "yellow grip, brass gears, cord incl, easy on off"
  const u = makeUnderstood({ description: "post lifter for fences,lifts em out quick!!", keyFeatures }, "amazon")
  expect(rowInTitle(u)).toEqual(["Yellow Grip", "Brass Gears"])
})

test("a seller's home is no quality of the thing", () => {
  const description = "mohair doll wig, stretchy cap 7-8, loose curl. smoke free home, one cat"
  const u = makeUnderstood({ description, products: [], targetKeywords: "doll wig" }, "etsy")
  expect(rowInTitle(u).join()).not.toMatch(/cat/i)
})
