import { expect, test } from "vitest"
import { readAmounts } from "../claims/amounts.ts"
import { dimensionOf, equalAmounts } from "./equal-amounts.ts"

test.each<[string, string, boolean]>([
  ["2 lb", "32 oz", true],
  ["12 oz", "355 ml", true],
  ["12 oz", "350 ml", true],
  ["12 oz", "340 g", true],
  ["12 oz", "355 g", false],
  ["1 inch", "2.54 cm", true],
  ["4 in", "10 cm", true],
  ["4 in", "11 cm", false],
  ["6 feet", "183 cm", true],
  ["1 cup", "1 oz", false],
  ["2 tbsp", "1 fl oz", true],
  ["1 gallon", "3.785 liters", true],
  ["5 kg", "5 lb", false],
  ["90 minutes", "1.5 hours", true],
  ["4 mugs", "4 oz", false],
])("%s and %s: %s", (one, other, isEqual) => {
  const [a, b] = [readAmounts(one)[0], readAmounts(other)[0]]
  if (a === undefined || b === undefined) throw new Error("the test names no amount")
  expect([equalAmounts(a, b), equalAmounts(b, a)]).toEqual([isEqual, isEqual])
})

test("comparable amounts have one dimension", () => {
  expect(dimensionOf("length")).toBe(dimensionOf("metricLength"))
  expect(dimensionOf("ounces")).toBe(dimensionOf("metricVolume"))
  expect(dimensionOf("time")).not.toBe(dimensionOf("length"))
})
