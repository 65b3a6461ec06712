import { expect, test } from "vitest"
import type { CheckOutcome } from "./check.ts"
import { checkWordRepeat } from "./word-repeat.ts"

test.each<[string[], CheckOutcome]>([
  [[], { code: "ok", measured: 0, limit: 2 }],
  [["a mug"], { code: "ok", measured: 1, limit: 2 }],
  [["Mug in a mug"], { code: "ok", measured: 2, limit: 2 }],
  [["Mug in a mug", "MUG cup"], { code: "word-repeated", measured: 3, limit: 2, found: "mug" }],
  [["for the cup for the pot for the pan"], { code: "ok", measured: 1, limit: 2 }],
  [["10 x 10 x 10 x 10"], { code: "ok", measured: 0, limit: 2 }],
  [["non-slip non-stick non-toxic"], { code: "ok", measured: 1, limit: 2 }],
])("%j", (texts, outcome) => {
  expect(checkWordRepeat(texts, { max: 2 })).toEqual(outcome)
})
