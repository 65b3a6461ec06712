import { expect, test } from "vitest"
import { withoutOpenBrackets } from "./without-open-brackets.ts"

test.each([
  ["DS Lite with 4 games (Nintendogs, Mario Kart. Price: £55.", "DS Lite with 4 games. Price: £55."],
  ["DS Lite with 4 games (two of them new). Price: £55.", "DS Lite with 4 games (two of them new). Price: £55."],
  ["DS Lite (pink", "DS Lite."],
])("a sentence that was cut inside its brackets ends before them: %s", (cut, expected) => {
  expect(withoutOpenBrackets(cut)).toBe(expected)
})
