import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { madeByHand } from "./made-by-hand.ts"

const isMade = (name: string): boolean => {
  const products = [{ name, category: "", description: "" }]
  const given = { description: "Everything for a repair.", handmadeStory: "I pour the wax myself.", products }
  return madeByHand(makeUnderstood(given, "etsy")).length > 0
}

test.each([
  ["Wax Candle", true],
  ["Zither Repair Kit", false],
  ["Zither Repair Kit, 40 Strings", false],
])("nobody makes by hand what a kit puts together: %s", (name, expected) => {
  expect(isMade(name)).toBe(expected)
})

test("nobody makes a pattern or a file by hand, only what is sewn from it", () => {
  expect(isMade("Rain Cape Pattern, Printed")).toBe(false)
  expect(isMade("Wedding Sign, PDF")).toBe(false)
  expect(isMade("Rain Cape")).toBe(true)
})
