import { expect, test } from "vitest"
import { chunks, joinStates, series, wordCount } from "./join.ts"

test.each([
  [["is boxed", "is signed"], "is boxed and signed"],
  [["was cleaned", "weighs 5 kg"], "was cleaned and weighs 5 kg"],
  [["has been tested and works", "saves fine"], "has been tested and works, and saves fine"],
])("%j is %j", (states, wanted) => {
  expect(joinStates(states)).toBe(wanted)
})

test.each([
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a and b", "c"], "a and b, and c"],
  [["a", "b", "c"], "a, b and c"],
])("%j in a row is %j", (items, wanted) => {
  expect(series(items)).toBe(wanted)
})

test("a list is cut where it gets too long, by items or by words", () => {
  expect(chunks(["a", "b", "c"], 2, wordCount)).toEqual([["a", "b"], ["c"]])
  expect(chunks(["one two three", "four five", "six"], 3, wordCount, 4)).toEqual([
    ["one two three"],
    ["four five", "six"],
  ])
})
