import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { deedOfOpening } from "./first-bullet.ts"

test.each([
  [
    "A telescopic fruit picker that extends from 1.4 to 3.6 metres and locks at any length.",
    ["extends from 1.4 to 3.6 metres and locks at any length"],
  ],
  ["A fruit picker for tall trees.", []],
  ["A basket that holds apples.", []],
])("what the opening says that the thing does: %s", (description, lines) => {
  const products = [{ name: "Fruit Picker", category: "", description: "" }]
  const u = makeUnderstood({ description, products }, "amazon")
  expect(deedOfOpening(u.facts[0], u).map(({ line }) => line)).toEqual(lines)
})
