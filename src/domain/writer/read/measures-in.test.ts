import { expect, test } from "vitest"
import { measuresIn } from "./measures-in.ts"

test("a figure with its unit, however it is typed", () => {
  expect([...measuresIn("28 to 36 inches, 9cm and 12 pegs")]).toEqual(["36 in", "9 cm"])
  expect(measuresIn("36 inch")).toEqual(measuresIn("36 in"))
})
