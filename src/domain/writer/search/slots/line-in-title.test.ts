import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { lineInTitle } from "./line-in-title.ts"

const line = (description: string, platformId = "etsy", name = ""): readonly string[] =>
  lineInTitle(
    makeUnderstood(
      { businessName: "", description, products: name === "" ? [] : [{ name, category: "", description: "" }] },
      platformId,
    ),
  )

test.each([
  [
    "Hand-tied salmon flies on single hooks, sets of six, tied at my kitchen table in Mayo",
    ["Hand-Tied Salmon Flies on Single Hooks", "Sets of Six"],
  ],
  [
    "Stonewashed linen duvet covers in double, king and super king, with wooden buttons.",
    ["Stonewashed Linen Duvet Covers in Double, King and Super King", "with Wooden Buttons"],
  ],
  [
    "Folding treadmill, 12 km/h top speed, 110 kg limit, £90",
    ["Folding Treadmill", "12 km/h Top Speed", "110 kg Limit"],
  ],
])("a description of one line is its title's words: %s", (description, expected) => {
  expect(line(description)).toEqual(expected)
})

test.each([
  ["Oak bench, collect from Howick", /howick/i],
  ["Dentist chair, pump works, need a trailer", /trailer|works/i],
  ["Leather sofa, reclines, 120", /120/],
  ["Canvas slings, we post on Mondays", /post/i],
])("a title has no word of the sale: %s", (description, wrong) => {
  expect(line(description, "facebookmarketplace").join(", ")).not.toMatch(wrong)
})

test.each([
  ["We sew canvas slings for deck chairs.", ""],
  ["crochet pattern cow pdf, 14 charts", "crochet cow pattern"],
  ["Canal-boat water cans painted by hand, three sizes", "Painted Buckby can"],
])("a line that does not begin with the thing's name is no title: %s", (description, name) => {
  expect(line(description, "etsy", name)).toEqual([])
})
