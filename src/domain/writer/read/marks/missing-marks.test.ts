import { expect, test } from "vitest"
import { doubtsIn, isDoubtful } from "./missing-marks.ts"
import { togetherIn } from "./together.ts"

const nothing = togetherIn([])
const inDoubt = (text: string): boolean => isDoubtful(text, doubtsIn(text, nothing))

test.each([
  "Cage not included sold that already",
  "No cell service needed syncs when you're back at the shack",
  "Holds at 45 90 and 135 deg",
  "Indigo brown and red in stock now",
  "Mail us the pair turnaround 9 days",
])("a hasty line that lacks a mark is in doubt: %s", (line) => {
  expect(inDoubt(line)).toBe(true)
})

test.each([
  "We make and splice ropes for church bells",
  "Clips on with hog rings",
  "Holds two bikes, folds flat",
  "Knotless so it won't snag on anything",
])("a line that lacks none is in no doubt: %s", (line) => {
  expect(inDoubt(line)).toBe(false)
})

test("a line is in no doubt once it has the mark", () => {
  const doubts = doubtsIn("Cage not included sold that already", nothing)
  expect(isDoubtful("Cage not included, sold that already", doubts)).toBe(false)
})

test("words that the seller typed side by side elsewhere belong together", () => {
  const together = togetherIn(["Galvanised rock pegs, 10 pack"])
  expect([together("rock", "peg"), together("peg", "10"), together("10", "pack")]).toEqual([true, false, true])
})
