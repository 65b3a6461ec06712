import { expect, test } from "vitest"
import { figureTelling, rangeTelling } from "./figure-telling.ts"

test.each([
  ["1 to 5 quarts", true, "comes in sizes from 1 to 5 quarts"],
  ["30 to 46 inches", false, "measures 30 to 46 inches"],
  ["4 to 8 hours", true, undefined],
])("%s", (text, isPlural, said) => {
  expect(rangeTelling(text, isPlural)?.text).toBe(said)
})

test.each([
  ["3 inches wide", "is 3 inches wide"],
  ["92 g with battery", "weighs 92 g with battery"],
  ["run time 3 h on high", "the run time is 3 h on high"],
  ["cotton wick", undefined],
])("%s", (text, said) => {
  expect(figureTelling(text)?.text).toBe(said)
})
