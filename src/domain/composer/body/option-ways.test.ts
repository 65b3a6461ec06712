import { expect, test } from "vitest"
import { choiceWays, optionWays } from "./option-ways.ts"

const mug = { it: "it", the: "the mug", this: "this mug", isPlural: false }
const mugs = { it: "they", the: "the mugs", this: "these mugs", isPlural: true }

test("a choice is offered in many ways, and each of them is a sentence", () => {
  expect(choiceWays("green, mustard and pink", mug)).toContain("choose green, mustard or pink")
  expect(choiceWays("green or pink", mug)).toContain("you can have it in green or pink")
  expect(choiceWays("green or pink", mugs)).toContain("they can be had in green or pink")
})

test("what comes as one of two things is not in them", () => {
  expect(optionWays("whole bean or ground", mug)).toContain("you can have it as whole bean or ground")
  expect(optionWays("whole bean or ground", mug)).not.toContain("there are whole bean or ground")
})

test("one pack is no choice", () => {
  expect(optionWays("a pack of six", mug)).toEqual(["it comes in a pack of six", "the mug comes in a pack of six"])
})

test("sizes by name are not counted", () => {
  expect(optionWays("six shades", mug)).toContain("there are six shades to choose from")
  expect(optionWays("sizes S to XL", mug)).toEqual(["the sizes run from S to XL", "sizes: S to XL"])
  expect(optionWays("sizes standard + queen", mug)).toContain("the sizes are standard and queen")
})
