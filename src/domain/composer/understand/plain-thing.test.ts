import { expect, test } from "vitest"
import { isPlainThing, isSeveralDone } from "./plain-thing.ts"

test.each([
  ["three climbers and one chipper", true],
  ["a crook handle bent by steam", true],
  ["at least 450 edited pictures", true],
  ["gas kiln that we fire to cone 10", true],
  ["a food-safe liner you can lift out", true],
  ["same day in Boise", false],
  ["Meridian and Nampa if you call before noon", false],
  ["family owned since 2004", false],
  ["boxed-in shutters freed", false],
  ["scissors excepted", false],
  ["softer after the third wash", false],
  ["away from coffee and onions", false],
  ["otherwise the seams stain", false],
  ["noon to 6", false],
  ["pieces wait on the shelf", false],
  ["long sleeves don't", false],
  ["the staves swell and the seams close", false],
  ["parts that wear are replaced", false],
  ["the person who quotes is the person who climbs", false],
  ["his daughter Nell took over the bench", false],
  ["ship from Canada with tracking", false],
  ["hang to dry", false],
  ["mówimy po polsku", false],
])("whether %j names a thing: %j", (text, is) => {
  expect(isPlainThing(text)).toBe(is)
})

test.each([
  ["edges burnished with wax", true],
  ["slats all sound", false],
  ["a handle bent by steam", false],
])("whether %j are several with something done to them: %j", (text, is) => {
  expect(isSeveralDone(text)).toBe(is)
})
