import { expect, test } from "vitest"
import { materialBehind } from "./material-behind.ts"

test.each([
  ["old singer treadle base cast iron no machine", "Singer Treadle Base", "cast iron"],
  ["coffee table teak", "Teak Coffee Table", "teak"],
  ["step stool solid oak with a handle", "step stool", "solid oak"],
  ["coffee table teak legs", "coffee table", ""],
  ["hat merino wool lining", "hat", ""],
  ["a bench in the style of oak benches", "shelf", ""],
])("the material right behind the name: %s", (text, name, stuff) => {
  expect(materialBehind(text, name)).toBe(stuff)
})
