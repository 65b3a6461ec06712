import { expect, test } from "vitest"
import { growthOf, linear } from "../../../../test/growth.ts"
import { listSizesOf } from "./list-sizes.ts"

test.each<[text: string, sizes: readonly number[]]>([
  ["Lavender, rose and honey", [3]],
  ["Comes in red, blue, green or grey.", [4]],
  ["17-22 in / 22-27 in / 24-32 in", [3]],
  ["wide handle\nthick base", [2]],
  ["a blue mug", []],
  ["It holds tea, which stays warm for longer than it does in any cup of mine, and coffee", []],
])("%j lists %j things", (text, sizes) => {
  expect([...listSizesOf([text])]).toEqual(sizes)
})

test.each([" ", "a, ", "a and ", ";", "\n", "a", ". "])("%j takes twice the time for twice as much", (piece) => {
  expect(growthOf((text) => listSizesOf([text]), piece)).toBeLessThan(linear)
})
