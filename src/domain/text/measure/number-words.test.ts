import { expect, test } from "vitest"
import { numberValue, numberWord } from "./number-words.ts"

test.each([
  [0, "zero"],
  [6, "six"],
  [12, "twelve"],
  [20, "twenty"],
  [24, "twenty-four"],
  [99, "ninety-nine"],
  [100, "100"],
  [2.5, "2.5"],
  [-1, "-1"],
])("%d in words is %j", (value, word) => {
  expect(numberWord(value)).toBe(word)
})

test.each([
  ["six", 6],
  ["Twenty-Four", 24],
  ["twenty four", 24],
  ["dozen", 12],
  ["1,900", 1900],
  ["2.5", 2.5],
  ["", null],
  ["mug", null],
  ["1,90", null],
])("%j means %j", (word, value) => {
  expect(numberValue(word)).toBe(value)
})

test("every number below a hundred is read back correctly", () => {
  for (let value = 0; value < 100; value += 1) expect(numberValue(numberWord(value))).toBe(value)
})
