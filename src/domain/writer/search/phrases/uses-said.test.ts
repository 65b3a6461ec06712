import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { usePhrases } from "./uses-said.ts"

const found = (description: string, name = ""): readonly string[] => {
  const products = name === "" ? [] : [{ name, category: "", description: "" }]
  const u = makeUnderstood({ description, products }, "amazon")
  return usePhrases(u, subjectOf(u))
}

test.each([
  ["Wool blankets for garden tractors and water pumps, 2 m long", "", ["garden tractor wool blankets"]],
  [
    "Waxed laces for walking boots and work boots, 120 cm",
    "Waxed Boot Laces",
    ["walking boot laces", "work boot laces"],
  ],
  [
    "Rubber bumpers for crutches and sewing machines",
    "",
    ["rubber bumpers for crutches", "sewing machine rubber bumpers"],
  ],
])("say what it is for in the seller's words: %s", (description, name, phrases) => {
  expect(found(description, name)).toEqual(expect.arrayContaining(phrases))
})

test.each([
  "Steel stand for trimming, folds flat",
  "Wool socks for kids and adults",
  "Oak shelf for sale, 90 cm",
  "Leather gloves for any use",
  "Seed mix for syrian hamsters and dwarfs",
])("have nobody and nothing vague in them: %s", (description) => {
  expect(found(description).join()).not.toMatch(/trimming|kids|adults|sale|use$|dwarfs/)
})
