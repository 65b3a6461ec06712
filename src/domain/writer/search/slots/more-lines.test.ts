import { expect, test } from "vitest"
import { moreLines } from "./more-lines.ts"

test.each([
  [
    ["Solid brass nozzle", "twist-adjustable spray, 3/4 inch thread and a rubber washer"],
    ["Solid brass nozzle", "twist-adjustable spray", "3/4 inch thread", "rubber washer"],
  ],
  [
    ["Enamelled tin with 18 half pans, 14 of them single-pigment, folding palette with five wells and a ring"],
    ["Enamelled tin with 18 half pans, 14 of them single-pigment", "folding palette with five wells and a ring"],
  ],
  [["Size and pack: 24 mm, pack of 48"], ["Size: 24 mm", "pack of 48"]],
  [["steel blades, a heavy glass jar"], ["steel blades", "heavy glass jar"]],
])("each item of a row gets a line if lines are few: %s", (lines, expected) => {
  expect(moreLines(lines, 5)).toEqual(expected)
})

test.each([
  [["Half pans can be bought singly, so the tin is kept"]],
  [["18 half pans, 14 of them single-pigment colours"]],
  [["Folding palette with five wells and a thumb ring"]],
  [["Material: cotton, wool"]],
])("one idea stays on one line: %s", (lines) => {
  expect(moreLines(lines, 5)).toEqual(lines)
})

test("there are no more lines than requested", () => {
  expect(moreLines(["One", "Two", "Three", "Four", "brass spray head, rubber washer"], 5)).toHaveLength(5)
})
