import { expect, test } from "vitest"
import { contradicts } from "./contradicts.ts"

test.each([
  ["Each bar is about 95 g", "A bar of 80 g", true],
  ["Each bar is about 80 g", "A bar of 80 g, or two for 150 g", false],
  ["Each bar is 7 cm long", "A bar of 80 g", false],
])("%s beside %s: another figure with the same unit contradicts", (text, own, expected) => {
  expect(contradicts(text, own)).toBe(expected)
})
