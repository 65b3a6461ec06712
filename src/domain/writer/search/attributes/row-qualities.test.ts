import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { rowQualities } from "./row-qualities.ts"

const qualities = (description: string, platformId = "amazon"): string[] =>
  rowQualities(makeUnderstood({ description, products: [] }, platformId))

test.each([
  ["M6 rivet nuts, zinc plated carbon steel, flat head, 100 pieces.", ["zinc plated", "carbon steel", "flat head"]],
  ["A4 laminating pouches, gloss, pack of 100, rounded corners.", ["gloss", "rounded corner"]],
  ["Coir door mat, rubber backed, sheds in its first week.", ["rubber backed"]],
  ["Hive tool, stainless, 10 inch.", ["stainless"]],
])("the row behind a name says what can be typed before it: %s", (description, expected) => {
  expect(qualities(description)).toEqual(expected)
})

test.each([
  ["Door seal, bag opened, box torn.", "ebay"],
  ["Walking frame, new wheels, spare feet, wooden handle.", "amazon"],
  ["Tea towel, linen or cotton.", "amazon"],
  ["Drill brush, not for glass, no handle.", "amazon"],
])("what is a part, a flaw, a choice or denied is none: %s", (description, platformId) => {
  expect(qualities(description, platformId)).toEqual([])
})
