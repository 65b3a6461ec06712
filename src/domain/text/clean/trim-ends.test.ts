import { expect, test } from "vitest"
import { trimEnds } from "./trim-ends.ts"

test.each([
  [", and a lid for", "a lid"],
  ["Squid and scopex is", "Squid and scopex"],
  ["hands down, light", "light"],
  ["Cot and mattress.", "Cot and mattress."],
])("%s is left as %s", (left, trimmed) => {
  expect(trimEnds(left)).toBe(trimmed)
})
