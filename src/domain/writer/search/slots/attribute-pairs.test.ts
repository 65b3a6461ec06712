import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { attributePairs } from "./attribute-pairs.ts"

const pairs = (given: Partial<Brief>): string[] =>
  attributePairs(makeUnderstood(given), { max: 45, unit: "safeChars", target: { min: 4, max: 8 } })
const product = (name: string, description: string) => ({ products: [{ name, description, category: "" }] })

test("what a shop filters by is told with its name", () => {
  const found = pairs({
    ...product(
      "Hand Woven Willow Log Basket",
      "A willow log basket, 40 cm across. A name can be burned in blue or red.",
    ),
    seasonalRelevance: "Mothers Day and Christmas",
  })
  expect(found).toEqual(["Material: willow", "Technique: hand woven", "Occasion: Mother's Day, Christmas"])
})

test("each of two cloths is a value of its own, and nothing is said twice", () => {
  expect(pairs(product("Bagpipe Bag Covers, Velvet or Corduroy", "Bagpipe bag covers, velvet or corduroy."))).toEqual([
    "Material: velvet, corduroy",
  ])
})

test("a part, a shape or a way of using it is no style", () => {
  expect(pairs(product("Vintage Fore-Edge Sketchbook", "A sketchbook with a stiff cover."))).toEqual(["Style: vintage"])
})

test("who said nothing of it has none", () => {
  expect(pairs(product("Garden Fork", "A fork for beds and pots."))).toEqual([])
})

test("made by hand is no technique, and a place is no style", () => {
  const story = { handmadeStory: "I learned it from a neighbor.", location: "Nelson, New Zealand" }
  const basket = product("Round Willow Log Basket", "A round log basket woven from willow.")
  expect(pairs({ ...story, ...basket })).toEqual(["Material: willow", "Technique: woven"])
  const cards = product("New Zealand Birds Note Cards", "Note cards with birds. They are packed in paper.")
  expect(pairs({ ...story, ...cards })).toEqual([])
})

test.each([
  ["Sterling Silver Stacking Rings", "Three rings, hammered by hand.", /^Material: sterling silver$/],
  [
    "Butter Mold",
    "Cherry wood butter mold. The wood is finished with nothing but oil. Streaks are natural in cherry and not a defect.",
    /^Material: cherry wood$/,
  ],
])("a %s has its material", (name, description, expected) => {
  expect(pairs(product(name, description))).toContainEqual(expect.stringMatching(expected))
})

test.each([
  ["Tabletop Marble Run", "A marble drops down twelve steps of blackwood."],
  ["Wallet", "Leather wallet with two slots. The leather is not real."],
])("a %s is of no other", (name, description) => {
  expect(pairs(product(name, description)).join()).not.toMatch(/Material/)
})

test("a wedding or housewarming present has two occasions", () => {
  const given = {
    ...product("Bread Board", "A board."),
    targetAudience: "Bakers looking for a wedding or new home present",
  }
  expect(pairs(given)).toEqual(["Occasion: New Home, Wedding"])
})
