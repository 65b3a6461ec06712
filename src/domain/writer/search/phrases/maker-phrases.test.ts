import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { machinePhrases, makerPhrases } from "./maker-phrases.ts"

const phrasesOf = (description: string): string[] =>
  makerPhrases(makeUnderstood({ description, itemCondition: "Used", products: [] }, "ebay")).flat()

test.each([
  ["Original Rayburn range oven door, cream enamel. Light crazing.", ["rayburn range oven door", "rayburn oven door"]],
  ["2016 John Deere D130 riding mower. 318 hours.", ["john deere d130 riding mower", "john deere riding mower"]],
])("a used thing with its maker: %s", (description, phrases) => {
  expect(phrasesOf(description)).toEqual(phrases)
})

test.each(["Cast iron range oven door. Light crazing.", "Victa 2 stroke carburettor. Cleaned."])(
  "no half of a name, and no maker that nobody named: %s",
  (description) => {
    expect(phrasesOf(description).filter((phrase) => /^(?:cast|victa stroke)/.test(phrase))).toEqual([])
  },
)

test.each([
  ["Left wing mirror for 2008 Mazda 5. Glass is fine.", ["mazda 5 wing mirror"]],
  ["Hand crank for Pfaff 130. Works.", ["pfaff 130 hand crank"]],
  ["Storage box for A4 folders. Clean.", []],
  ["Pine shelf for jars. Clean.", []],
])("a part behind the machine that it fits: %s", (description, phrases) => {
  const u = makeUnderstood({ description, itemCondition: "Used", products: [] }, "ebay")
  expect(machinePhrases(u, subjectOf(u)).flat().slice(0, 1)).toEqual(phrases)
})
