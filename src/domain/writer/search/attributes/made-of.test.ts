import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "./attributes.ts"
import { makingOf } from "./made-of.ts"

const stuffsOf = (name: string, description: string): string[] => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "amazon")
  return subjectOf(u).attributes.flatMap(({ kind, text }) => (kind === "material" ? text : []))
}

test.each([
  ["Splatter Screen", "It is made of stainless steel with an extra fine double mesh.", ["stainless steel"]],
  [
    "Work Trouser",
    "The fabric is a 310 gsm cotton canvas with 2% elastane, pre-washed so it does not shrink.",
    ["cotton canvas"],
  ],
  ["Swim Cap", "The caps are soft silicone and deeper at the back.", ["silicone"]],
  ["Window Hinges", "Steel. They are made from grade 430 stainless steel.", ["stainless steel"]],
])("the one material of a %s", (name, description, stuffs) => {
  expect(stuffsOf(name, description)).toEqual(stuffs)
})

test.each([
  ["Dining Chairs", "The frames are beech in a mid-brown stain."],
  ["Dog Collar", "It is made from cotton or hemp."],
  ["Kitchen Broom", "The stand is steel."],
  ["Dog Collar", "It is not leather."],
  ["Winter Throw", "The throw is woven from undyed yarn."],
])("a part's material, a choice and a denial are none of a %s: %s", (name, description) => {
  expect(stuffsOf(name, description)).toEqual([])
})

test("how a part is made is not how the thing is", () => {
  const craftsOf = (name: string, description: string): string[] => {
    const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "ebay")
    return makingOf(u, subjectOf(u)).map(({ craft }) => craft)
  }
  expect(craftsOf("Bakelite Telephone", "Plaited brown cloth handset cord is original.")).toEqual([])
  expect(craftsOf("Bicycle Basket", "Woven willow bicycle basket leather straps.")).toEqual(["woven"])
})
