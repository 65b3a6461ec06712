import { expect, test } from "vitest"
import { partsAgain } from "./parts-again.ts"

test.each([
  ["gate motor repairs gate motor repair leeds", ["gate motor repairs", "gate motor repair leeds"]],
  ["Step Drill Bit step drill bits step drill set", ["Step Drill Bit", "step drill bits", "step drill set"]],
  ["knee sleeve knee sleeves black", ["knee sleeve", "knee sleeves black"]],
  ["chore chart kids app", ["chore chart kids app"]],
  ["oak table, oak table legs", ["oak table, oak table legs"]],
  ["oak oak table", ["oak oak table"]],
])("a row of words whose beginning comes again has a part for each: %s", (row, expected) => {
  expect(partsAgain(row.split(" ")).map((part) => part.join(" "))).toEqual(expected)
})
