import { expect, test } from "vitest"
import { asPredicate } from "./as-predicate.ts"

test.each([
  ["6 MB only", "takes up only 6 MB"],
  ["32 languages", "speaks 32 languages"],
  ["14 days ahead", "looks 14 days ahead"],
  ["dark mode", null],
])("%j is %j", (text, said) => {
  expect(asPredicate(text)).toBe(said)
})
