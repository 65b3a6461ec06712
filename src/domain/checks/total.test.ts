import { expect, test } from "vitest"
import { checkTotal } from "./total.ts"

test.each([
  [[], "sum", 0],
  [["ab", "cd"], "sum", 4],
  [["ab", "cd"], "joined", 5],
  [["ab"], "joined", 2],
  [[], "joined", 0],
  [["ab", "c d"], "youtube-tags", 8],
  [["ab", "cd", "e"], "youtube-tags", 7],
] as const)("%j by %s makes %d", (items, formula, measured) => {
  expect(checkTotal(items, { unit: "safeChars", formula, max: 8 })).toEqual({ code: "ok", measured, limit: 8 })
  if (measured > 0)
    expect(checkTotal(items, { unit: "safeChars", formula, max: measured - 1 })).toMatchObject({ code: "too-long" })
})

test("bytes are bytes", () => {
  expect(checkTotal(["é", "é"], { unit: "bytes", formula: "joined", max: 4 })).toMatchObject({
    measured: 5,
    code: "too-long",
  })
})
