import { expect, test } from "vitest"
import { namesInRow } from "./names-in-row.ts"

test.each([
  ["oven and carpet cleaning", ["oven cleaning", "carpet cleaning"]],
  ["mobile knife and garden tool sharpening", ["mobile knife sharpening", "garden tool sharpening"]],
  ["boilers, leaks and radiators", ["boilers", "leaks", "radiators"]],
  ["plumbing and boiler repair", ["plumbing", "boiler repair"]],
  ["birth and death records", ["birth", "death records"]],
])("%s names each thing in full", (row, names) => {
  expect(namesInRow(row)).toEqual(names)
})
