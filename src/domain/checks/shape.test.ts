import { expect, test } from "vitest"
import { checkShape } from "./shape.ts"

const pattern = { source: "a|b+", flags: "u" }

test.each([
  [["a", "bb"], 0, undefined],
  [[], 0, undefined],
  [["a", "ab", "bc"], 2, "ab"],
  [["a\n"], 1, "a\n"],
  [[""], 1, ""],
])("%j has %d that do not match", (texts, measured, found) => {
  expect(checkShape(texts, { pattern })).toEqual(
    found === undefined ? { code: "ok", measured: 0, limit: 0 } : { code: "misshapen", measured, limit: 0, found },
  )
})
