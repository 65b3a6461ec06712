import { expect, test } from "vitest"
import type { CheckOutcome } from "./check.ts"
import { checkPhrases } from "./phrases.ts"

test.each<[string[], CheckOutcome]>([
  [[], { code: "ok", measured: 100, limit: 60 }],
  [["big mug", "tea mug", "my cup", "mug", "cup"], { code: "ok", measured: 60, limit: 60 }],
  [["big mug", "tea mug", "tea", "mug", "cup"], { code: "single-words", measured: 40, limit: 60, found: "tea" }],
])("%j", (items, outcome) => {
  expect(checkPhrases(items, { minPercent: 60 })).toEqual(outcome)
})
