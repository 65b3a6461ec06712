import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "../write/body.ts"

test.each([
  ["Digital piano with a stand, 180 pounds, collection from Hull", "Price: £180"],
  ["Watch, works spot on. £75 + £4 p&p", "Price: £75 + £4 p&p"],
  ["Free!! grey sofa bed, spring gone on one side so it dips", "sofa bed"],
])("what a private seller asks is its price: %s", (description, expected) => {
  expect(bodyOf(makeUnderstood({ description }, "facebookmarketplace"))).toContain(expected)
})

test("what is given away is not called free", () => {
  const { thing } = makeUnderstood(
    { description: "Free!! 2 seater sofa bed grey, bed part fine" },
    "facebookmarketplace",
  )
  expect(thing.name).toMatch(/sofa bed/i)
})
