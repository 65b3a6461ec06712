import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { peopleOf } from "./buyers.ts"

test.each([
  ["Fathers of brides, sailors", ["sailors"]],
  ["Quilters, knitters and collectors", ["quilters", "knitters"]],
  ["Hijab wearers, sisters buying Eid gifts", ["hijab wearers"]],
  ["Stamp collectors", ["stamp collectors"]],
])("who buys it is somebody certain: %s", (targetAudience, people) => {
  expect(peopleOf(makeUnderstood({ description: "Wool bag.", targetAudience }, "etsy"))).toEqual(people)
})
