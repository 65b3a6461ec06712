import { expect, test } from "vitest"
import { readHurriedMeasures } from "./hurried-measures.ts"

test.each([
  ["200 g, 60 pieces approx", "200 g, about 60 pieces"],
  ["burns 45 hours approx. hand poured", "burns about 45 hours. hand poured"],
  ["cotton cord 4 mm", "4 mm cotton cord"],
  ["fits pots 5-7 inch", "fits pots of 5-7 inches"],
  ["2 leaves 18 in each", "2 leaves (18 inches each)"],
  ["age 2-3, 4-5, 6-7, 8-9 reflective strip", "comes in sizes for ages 2-3 to 8-9\nreflective strip"],
  ["sizes 0-3, 3-6, 6-9, 9-12 mo", "comes in sizes 0-3 to 9-12 mo\n"],
  ["ages 6-14. with cases", "for ages 6-14. with cases"],
  ["for ages 6-14", "for ages 6-14"],
  ["2 pack blue + pink", "comes as a 2-pack in blue and pink"],
  ["2 pack with lid", "2 pack with lid"],
  ["4 flavors: cherry, peach, mint and grape. 5 ml", "comes in 4 flavors (cherry, peach, mint and grape). 5 ml"],
  ["not machine made (10 mm to 25 mm)", "not machine made, 10 mm to 25 mm"],
  ["8 oz tin, soy", "comes in an 8 oz tin, soy"],
  ["comes with battery + charger + bag", "comes with battery, charger and bag"],
  ["remote and 1.5 m USB wire", "remote, 1.5 m USB wire"],
  ["head spins 180 degree, remote", "head spins 180 degrees, remote"],
])("%j is read as %j", (typed, read) => {
  expect(readHurriedMeasures(typed)).toBe(read)
})
