import { expect, test } from "vitest"
import { wholeNoun } from "./whole-noun.ts"

test.each([
  ["glass cold brew coffee maker", "maker", "coffee maker"],
  ["window air conditioner", "conditioner", "air conditioner"],
  ["hot chocolate bombs", "bombs", "chocolate bombs"],
  ["brass hose nozzle", "nozzle", "nozzle"],
  ["maker", "maker", "maker"],
])("of %j the noun is not %j alone", (name, noun, whole) => {
  expect(wholeNoun(name, noun)).toBe(whole)
})
