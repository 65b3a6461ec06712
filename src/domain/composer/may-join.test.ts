import { expect, test } from "vitest"
import { mayJoin } from "./may-join.ts"

test.each([
  ["The mug holds 12 oz.", "It is 9 cm tall.", true],
  ["It makes a present for home baristas.", "We are in Asheville.", false],
  ["For Christmas, it makes a gift.", "My candles are poured in batches of twelve.", false],
  ["The tea is free of caffeine.", "The tin has a lever lid.", true],
])("%s %s", (before, next, isOne) => {
  expect(mayJoin(before, next)).toBe(isOne)
})
