import { expect, test } from "vitest"
import { partRow } from "./part-row.ts"

test.each([
  ["sizes 8,10,12,14 wool", "sizes 8, 10, 12 and 14 wool"],
  ["1,080 pieces", "1,080 pieces"],
  ["2,000,000 views", "2,000,000 views"],
  ["1.5,2,3", "1.5,2,3"],
])("%j is %j", (typed, read) => {
  expect(partRow(typed)).toBe(read)
})
