import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { lineInTitle } from "./line-in-title.ts"

test.each([
  ["Makita DHR242 SDS drill, body only, used on one job.", ["Makita DHR242 SDS Drill", "Body Only", "Used on One Job"]],
  ["Levi's 501 jeans, mid blue, small mark on the pocket.", ["Levi's 501 Jeans", "Mid Blue"]],
  ["Technics turntable, silver, for spares or repair.", ["Technics Turntable", "Silver", "for Spares or Repair"]],
  ["Resistance band set with handles, five levels.", ["Resistance Band Set with Handles", "Five Levels"]],
])("the title of one line has what limits it, and no mark on it: %s", (description, expected) => {
  expect(lineInTitle(makeUnderstood({ description, products: [] }, "ebay"))).toEqual(expected)
})
