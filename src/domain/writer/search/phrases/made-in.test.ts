import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { placedForms } from "./made-in.ts"

test.each([
  ["Wexford, Ireland", ["made in ireland", "irish walking stick"]],
  ["Austin, Texas", ["made in texas"]],
])("where it is made, of a maker in %s", (location, expected) => {
  const u = makeUnderstood({ description: "Blackthorn walking sticks.", location, products: [] }, "etsy")
  expect(placedForms(u, ["walking stick", "stick"])).toEqual(expected)
})
