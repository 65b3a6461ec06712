import { expect, test } from "vitest"
import { checkWordsElsewhere } from "./words-elsewhere.ts"

const elsewhere = ["Steel Mug with Front-Clip Handle", "Trailhearth"]

test.each([
  [[], 0, undefined],
  [["cup", "hiking with friends"], 0, undefined],
  [["cup mugs"], 0, undefined],
  [["cup", "coffee MUG", "steel"], 2, "mug"],
  [["trailhearth cup"], 1, "trailhearth"],
  [["clip"], 1, "clip"],
  [["front-clip"], 1, "front-clip"],
  [["front-load"], 0, undefined],
])("%j repeats %d", (texts, measured, found) => {
  expect(checkWordsElsewhere(texts, elsewhere)).toEqual(
    found === undefined ? { code: "ok", measured: 0, limit: 0 } : { code: "word-elsewhere", measured, limit: 0, found },
  )
})
