import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { materialsOf } from "./materials.ts"

const materials = (description: string, name = "Guest Book", told = "") => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: told }] })
  return materialsOf(
    u,
    { title: "", body: "", meta: "", bullets: [], phrases: [] },
    { max: 5, unit: "safeChars", target: { min: 0, max: 5 } },
  )
}

test("a product of its own wood is of no other wood that the maker uses", () => {
  const description = "I turn bobbins from box, yew, laburnum and plum. Midland bobbins have glass beads on brass wire."
  expect(materials(description, "Midland Bobbins", "Two bobbins in Devon yew.")).toEqual(["yew", "glass", "brass"])
})

test("what it prints on, and the leaf that it prints, are no materials", () => {
  const description = "Hand-carved printing blocks in Indian rosewood for printing on cotton, linen and paper."
  expect(materials(description, "Mango Leaf Border Block", "Repeats end to end.")).toEqual(["rosewood"])
})

test("a pattern that is sent as a file has no material", () => {
  expect(materials("Sewing pattern for a linen top. A PDF to print at home.")).toEqual([])
})

test.each([
  ["Names are foil stamped on the front in gold or copper. Cotton paper.", ["cotton paper"]],
  ["A marble drops down steps of blackwood.", ["blackwood"]],
  ["Cotton paper with edges in imitation gold leaf.", ["cotton paper"]],
  ["Postcards printed in dark green on cotton paper.", ["cotton paper"]],
  ["Box lettered in silver. Made in walnut and brass.", ["walnut", "brass"]],
  ["A book in silver, with paper pages.", ["paper"]],
  ["Glass inserts so that you can wipe wax out.", ["glass"]],
  ["A paper print in two colors, slate and rust.", ["paper"]],
  ["A cotton cushion. Straw holds a pin longer than polystyrene.", ["cotton"]],
  ["Silver hoops with a satin finish.", ["silver"]],
  ["A linen cover in ochre or slate.", ["linen"]],
  ["Birch plywood, dyed deep indigo or left natural gold.", ["birch plywood"]],
  ["Paper with a comb pattern in oxblood, slate and cream.", ["paper"]],
  ["Wool yarn. The colorway runs from slate to seafoam.", ["wool"]],
  ["Clay earrings, nickel free.", ["clay"]],
  ["Walls of 1.5 mm birch plywood.", ["birch plywood"]],
  ["A knife of 1084 carbon steel.", ["carbon steel"]],
  ["A cinch of mohair, no rayon.", ["mohair"]],
  ["Tied in tarred hemp with no glue and no core of plastic cord.", ["hemp"]],
  ["Bobbins of fruitwood, finished with beeswax only.", ["fruitwood"]],
  ["A mane of horsehair on cotton tape.", ["horsehair", "cotton"]],
  ["Paper with drops of color from a horsehair brush.", ["paper"]],
  ["A cotton cover. It replaces wrapping paper.", ["cotton"]],
  ["Chimes of old silver plate forks, hung on driftwood.", ["driftwood"]],
  ["Cotton paper. The impression can be felt on the back of the card.", ["cotton paper"]],
  ["Cotton with a weight that is felt in the hand. The back is felt.", ["cotton", "felt"]],
  ["A brass pen for writing on eggs with wax, bound with copper wire.", ["brass", "copper"]],
])("a metal that something is printed in is a color: %s", (description, expected) => {
  expect(materials(description)).toEqual(expected)
})

test.each([
  ["Spangled Plum Wood Lace Bobbins", "Glass beads on brass wire.", ["plum wood", "glass", "brass"]],
  ["Cork Trivet", "With a felt back.", ["cork", "felt"]],
  ["Leather Belt", "The buckle is solid brass.", ["leather", "brass"]],
  ["Belt", "The buckle is solid brass.", ["brass"]],
])("the material in a name is the first: %s", (name, description, expected) => {
  expect(materials(description, name)).toEqual(expected)
})

test.each([
  ["A tie of silk or wool with a brass clip.", ["brass"]],
  ["A Hemingray No. 42 glass insulator.", ["glass"]],
  ["Turned in boxwood, plum or laburnum. A spangle of glass.", ["boxwood", "plum", "laburnum", "glass"]],
  ["Turned from oak or walnut with a brass ferrule.", ["oak", "walnut", "brass"]],
  ["Hedgerow woods: hawthorn, plum and laburnum. A brass tip.", ["hawthorn", "plum", "laburnum", "brass"]],
  ["A plum, pear and apple jam.", []],
])("of several materials one is not certain, but each wood is listed: %s", (description, expected) => {
  expect(materials(description)).toEqual(expected)
})

test.each([
  ["A stockwhip with a small tin of leather dressing.", []],
  ["Marbled paper. Patterns: stone, wave and bouquet.", ["paper"]],
  ["Copper wire, with a bottle of leather conditioner.", ["copper"]],
  ["A tin with a leather strap.", ["tin", "leather"]],
])("what comes with it, and what a pattern is called, is no material: %s", (description, expected) => {
  expect(materials(description)).toEqual(expected)
})

test.each([
  ["Birch bark needle case, spruce root stitching.", ["birch bark", "spruce root"]],
  [
    "Packed with barley straw and covered in cotton drill. It holds a pin longer than polystyrene.",
    ["cotton", "barley straw"],
  ],
  ["A pew of pitch pine.", ["pitch pine"]],
  ["A box of western red cedar with brass hinges.", ["red cedar", "brass"]],
  ["Bobbins of fruitwood. Six pairs in plum, pear or damson wood.", ["fruitwood", "plum", "pear", "damson"]],
  ["A red cotton bag.", ["cotton"]],
])("a material of two words stays whole: %s", (description, expected) => {
  expect(materials(description)).toEqual(expected)
})

test("of a product of one material, the others of its maker are not listed", () => {
  const description = "I make lampshades from cotton and linen."
  expect(materials(description, "Cow Parsley drum lampshade", "Hand printed linen drum shade.")).toEqual(["linen"])
})

test("cotton paper is no cloth", () => {
  expect(materials("A linocut, printed by hand on cotton paper.", "Linocut")).toEqual(["cotton paper"])
})

test("behind what it is made of, a wood is the color it comes in", () => {
  const description = "I felt merino over a wooden block. Colours come from walnut husk, iron and onion skin."
  expect(String(materials(description, "Felt Hat in Walnut"))).not.toMatch(/walnut|iron/)
  expect(String(materials(description, "Coffee Table in Walnut"))).toMatch(/walnut/)
})

test("a material that is part of a longer one is told once", () => {
  expect(materials("Knitted baby cardigans in merino wool.", "Merino Baby Cardigan")).toEqual(["merino wool"])
})

test("a bag that comes with it, and the name of a variety, are no material of the thing", () => {
  expect(materials("Low whistle of aluminium tube. Cotton roll bag included.", "Low D Whistle")).toEqual(["aluminium"])
  expect(materials("One tuber of a burnt orange dahlia.", "Cornel Bronze Dahlia Tuber")).toEqual([])
})

test("what it prints on is no material", () => {
  expect(materials("hand carved printing blocks, sheesham wood. For fabric, paper, clay.", "Block Set")).toEqual([
    "sheesham",
  ])
})
