import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { mainInTitle } from "./main-in-title.ts"

const judge = mainInTitle.prepare([])

test.each<[string[], string, number]>([
  [["leather circle"], "Leather Circles, 50 Pieces", 1],
  [["freeze dried candy"], "Freeze-Dried Candy Mix", 1],
  [["coffee mug", "stoneware mug"], "Speckled Stoneware Mug", 1],
  [["stoneware mug"], "Stoneware, a mug of it", 0],
  [["ring"], "Earrings of silver", 0],
])("one of %j in %j: %d", (main, productTitle, count) => {
  const tally = judge(makeWritten({ main, listing: { productTitle } }))
  expect(tally).toMatchObject({ count, of: 1 })
  expect(tally.findings).toHaveLength(1 - count)
})
