import { describe, expect, test } from "vitest"
import { growthOf, hostileUnits, linear } from "../../../../../test/growth.ts"
import type { Fact } from "../../fact.ts"
import { readNounPhrase } from "../phrases/noun-phrase.ts"
import { tailsOf } from "../phrases/tails.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isLimited } from "./limits.ts"
import { amountsIn, traitsIn } from "./told-traits.ts"

const factOf = (text: string): Fact => ({
  text,
  shape: "noun",
  isCertain: true,
  topic: "what",
  field: "description",
  stems: new Set(),
  isEcho: false,
  isEnglish: true,
  isCareful: true,
  isLeaning: false,
  place: 1,
})

const works: Readonly<Record<string, (text: string) => unknown>> = {
  readNounPhrase,
  tailsOf,
  isLimited,
  traitsIn: (text) => traitsIn(factOf(text), "mug"),
  amountsIn: (text) => [amountsIn(text, true), amountsIn(text, false)],
  piecesOf: (text) => piecesOf([factOf(text)]),
}

describe.each(Object.entries(works))("%s", (_, work) => {
  test.each(hostileUnits.map((unit): [string] => [unit]))("takes twice the time for twice as much of %j", (unit) => {
    expect(growthOf(work, unit)).toBeLessThan(linear)
  })
})

describe("the pieces of a fact", () => {
  test.each([
    ["450 ml, 68 g, folding handles", ["450 ml", "68 g", "folding handles"]],
    ["1,080 pieces, steel", ["1,080 pieces", "steel"]],
    ["Sizes (S, M, L), red", ["Sizes (S, M, L)", "red"]],
    ["Dishwasher safe, but not the lid", ["Dishwasher safe, but not the lid"]],
    ["Soapy water and a squeegee, both included", ["Soapy water and a squeegee, both included"]],
    ["Pump, hose and valve, all new", ["Pump", "hose and valve, all new"]],
  ])("are separated by commas: %s", (text, expected) => {
    expect(piecesOf([factOf(text)]).map((piece) => piece.text)).toEqual(expected)
  })

  test.each([
    ["Weighs 1.9 kg, about the same as an inflated tyre", 1],
    ["Folds to 10 x 2 inches, carry pouch in the box", 2],
  ])("stay together if one of them says nothing alone: %s", (text, count) => {
    expect(piecesOf([{ ...factOf(text), shape: "third" }])).toHaveLength(count)
  })

  test.each([
    ["Terrarium kit with everything for one jar: charcoal, lava rock, soil", 1],
    ["Sewing box for a beginner or a child: needles, felt, six threads", 1],
    ["Colors: rust, ink, oat", 3],
    ["Neighbors eat it with rice, fried fish, boiled eggs", 1],
    ["Kit comes with spores, muslin, a guide", 1],
  ])("in a row after a colon or a serving are not parts of the thing: %s", (text, count) => {
    expect(piecesOf([factOf(text)])).toHaveLength(count)
  })
})

test("a scent of nothing is no scent", () => {
  expect(traitsIn({ ...factOf("It is scented with nothing at all."), shape: "sentence" }, "soap")).toEqual([])
  expect(traitsIn({ ...factOf("It is scented with rosemary."), shape: "sentence" }, "soap")).toEqual(["scented"])
})
