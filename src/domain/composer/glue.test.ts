import { expect, test } from "vitest"
import { glueIn, ownWords } from "./glue.ts"

const own = ownWords(["Stoneware mug, holds 12 oz, wide handle, for coffee drinkers"])

test.each([
  ["A stoneware mug with a wide handle.", 0],
  ["It holds 12 oz.", 0],
  ["The mug was made with coffee drinkers in mind.", 4],
  ["What you get here is a mug that everybody will love.", 7],
])("%j has %i places that could stand in anybody's text", (text, count) => {
  expect(glueIn(text, own)).toBe(count)
})
