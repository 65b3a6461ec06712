import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  ["$400 ono toowong", "$400 ono"],
  ["$400 in toowong", "$400 in Toowong"],
])("a price ends before the place that has its own field: %s", (typed, expected) => {
  const description = `pool table, cushions still good. ${typed}`
  const { facts } = makeUnderstood({ description, facebookLocation: "Toowong, Brisbane" }, "facebookmarketplace")
  expect(facts.find(({ topic }) => topic === "price")?.text).toBe(expected)
})
