import { expect, it } from "vitest"
import { classifyKeyword } from "./classify-keyword.ts"

const known = [
  { text: "plumber tucson", matchType: "phrase", intent: "local" },
  { text: "plumber", matchType: "exact", intent: "transactional" },
] as const

it.each([
  ["Plumber Marana", "plumber marana", "phrase", "transactional"],
  ["drain cleaning tucson", "drain cleaning tucson", "phrase", "local"],
  ["plumber near me", "plumber near me", "phrase", "local"],
  ["[emergency plumber]", "emergency plumber", "exact", "transactional"],
  ['"plumber cost"', "plumber cost", "phrase", "commercial"],
  ["[plumber tucson]", "plumber tucson", "exact", "local"],
  ["plumber", "plumber", "phrase", "transactional"],
])("classifies %j correctly", (typed, text, matchType, intent) => {
  expect(classifyKeyword(typed, known)).toEqual({ text, matchType, intent })
})
