import { expect, test } from "vitest"
import { againAt } from "./again-at.ts"

test.each([
  ["gate motor repairs gate motor repair leeds", 3],
  ["Step Drill Bit step drill bits", 3],
  ["knee sleeve knee sleeves black", 2],
  ["chore chart kids app", 0],
  ["oak table, oak table legs", 0],
  ["oak oak table", 0],
  ["", 0],
])("where a name begins again in %j: %i", (row, expected) => {
  expect(againAt(row.split(" "))).toBe(expected)
})
