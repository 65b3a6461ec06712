import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { goodsSnippet } from "./goods-snippet.ts"

const description =
  "Wheel-thrown stoneware mug with a four-finger handle. Holds 12 oz, stands 3.75 inches tall. Dishwasher safe. Glazed in oatmeal white."

test.each([60, 120, 158])("whole sentences within %i characters, what it is first", (maxChars) => {
  const text = goodsSnippet(tellerOf({ description }), maxChars)
  expect(text.length).toBeLessThanOrEqual(maxChars)
  expect(text).toMatch(/stoneware mug/)
  expect(text).toMatch(/\.$/)
})

test("says no sentence twice", () => {
  const sentences = goodsSnippet(tellerOf({ description }), 158).split(/(?<=\.) /)
  expect(new Set(sentences).size).toBe(sentences.length)
})
