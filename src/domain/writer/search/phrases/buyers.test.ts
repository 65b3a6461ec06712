import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { giftsFor, peopleOf } from "./buyers.ts"
import { searchPhrases } from "./phrases.ts"

test.each([
  ["Fathers of brides, sailors", ["sailors"]],
  ["Quilters, knitters and collectors", ["quilters", "knitters"]],
  ["Hijab wearers, sisters buying Eid gifts", ["hijab wearers"]],
  ["Stamp collectors", ["stamp collectors"]],
  ["Quilters, people with locs, braids or twists", ["quilters"]],
])("who buys it is somebody certain: %s", (targetAudience, people) => {
  expect(peopleOf(makeUnderstood({ description: "Wool bag.", targetAudience }, "etsy"))).toEqual(people)
})

test("a gift is called by all the words for those who get it, or not by them", () => {
  const giftsOf = (targetAudience: string) =>
    giftsFor(makeUnderstood({ description: "A wooden music stand for sessions.", targetAudience }, "etsy")).flat()
  expect(giftsOf("Fiddle players")).toContain("fiddle player gift")
  expect(giftsOf("Traditional music players").join()).not.toContain("music player gift")
})

test("what is worn to a wedding is no wedding gift", () => {
  const products = [{ name: "Brass Loc Coil Set", category: "Hair Jewellery", description: "" }]
  const u = makeUnderstood({ description: "Hand-coiled brass.", seasonalRelevance: "Weddings", products })
  expect(searchPhrases(u).flatMap(({ forms }) => forms)).not.toContain("wedding gift")
})
