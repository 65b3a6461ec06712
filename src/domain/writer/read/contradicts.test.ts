import { expect, test } from "vitest"
import { contradicts } from "./contradicts.ts"

test.each([
  ["Each bar is about 95 g", "A bar of 80 g", true],
  ["Each bar is about 80 g", "A bar of 80 g, or two for 150 g", false],
  ["Each bar is 7 cm long", "A bar of 80 g", false],
  ["Each comes with 20 g of fleece", "Ash, 48 g", false],
  ["The staircase suits a room of 9 inches", "13 treads, 3 inches wide", false],
  ["Not toys, the hook is sharp", "Pointed tip, no hook", true],
  ["No hook is needed", "Pointed tip, no hook", false],
])("%s beside %s: another figure with the same unit contradicts, and what it has not", (text, own, expected) => {
  expect(contradicts(text, own)).toBe(expected)
})
