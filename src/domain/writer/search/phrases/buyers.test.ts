import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { giftsFor, peopleOf } from "./buyers.ts"

test.each([
  ["Fathers of brides, sailors", ["sailors"]],
  ["Quilters, knitters and collectors", ["quilters", "knitters"]],
  ["Hijab wearers, sisters buying Eid gifts", ["hijab wearers"]],
  ["Stamp collectors", ["stamp collectors"]],
])("who buys it is somebody certain: %s", (targetAudience, people) => {
  expect(peopleOf(makeUnderstood({ description: "Wool bag.", targetAudience }, "etsy"))).toEqual(people)
})

test("a gift is called by all the words for those who get it, or not by them", () => {
  const giftsOf = (targetAudience: string) =>
    giftsFor(makeUnderstood({ description: "A wooden music stand for sessions.", targetAudience }, "etsy")).flat()
  expect(giftsOf("Fiddle players")).toContain("fiddle player gift")
  expect(giftsOf("Traditional music players").join()).not.toContain("music player gift")
})
