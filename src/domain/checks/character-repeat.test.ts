import { expect, test } from "vitest"
import { checkCharacterRepeat } from "./character-repeat.ts"
import type { CheckOutcome } from "./check.ts"

test.each<[string, CheckOutcome]>([
  ["", { code: "ok", measured: 0, limit: 1 }],
  ["salt & pepper: 100% + more", { code: "ok", measured: 1, limit: 1 }],
  ["salt & pepper & oil", { code: "character-repeated", measured: 2, limit: 1, found: "&" }],
  ["a & b & c: d: e: f", { code: "character-repeated", measured: 3, limit: 1, found: ":" }],
  ["a, b, c", { code: "ok", measured: 0, limit: 1 }],
])("%j", (text, outcome) => {
  expect(checkCharacterRepeat(text, { characters: "%:&+", max: 1 })).toEqual(outcome)
})
