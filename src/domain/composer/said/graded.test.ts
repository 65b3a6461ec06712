import { expect, test } from "vitest"
import { gradedThing } from "./graded.ts"

test.each([
  ["RHS Level 3 in Horticulture", "RHS Level 3 in Horticulture"],
  ["Level 4 Diploma in Canine Behaviour", "a Level 4 Diploma in Canine Behaviour"],
  ["BSc in Podiatry", "a BSc in Podiatry"],
  ["Member of the Guild", null],
])("%j is held as %j", (text, wanted) => {
  expect(gradedThing(text)).toBe(wanted)
})
