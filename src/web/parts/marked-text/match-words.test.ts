import { expect, test } from "vitest"
import { matchWords } from "./match-words.ts"

test.each([
  ["etsy", ["Etsy", "13 optimized tags"], 1],
  ["etsy", ["Content History", "Go to"], 0],
  ["CONT", ["Content History", "Go to"], 1],
  ["hist", ["Content History", "Go to"], 0.8],
  ["hist cont", ["Content History", "Go to"], 0.8],
  ["tags", ["Etsy", "13 optimized tags"], 0.5],
  ["etsy tags", ["Etsy", "13 optimized tags"], 0.5],
  ["sy", ["Etsy"], 0],
  ["über", ["Über uns"], 1],
  ["", ["Etsy"], 0.8],
  ["nothing", [], 0],
])("%j in %j is %d", (typed, words, expected) => {
  expect(matchWords("id", typed, words)).toBe(expected)
})
