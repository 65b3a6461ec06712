import { expect, test } from "vitest"
import { shownItems } from "./shown-items.ts"

test("empty items and repeated ones are left out", () => {
  expect(shownItems(["mug", " ", "tea mug ", "mug", "", "tea mug"])).toEqual(["mug", "tea mug"])
  expect(shownItems([])).toEqual([])
})
