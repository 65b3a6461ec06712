import { expect, test } from "vitest"
import { piecesOfLine } from "./pieces-of-line.ts"

test.each([
  ["covers in double, king and super king", 1],
  ["handles with 96, 128 and 160 mm hole centres", 1],
  ["hair claw clips, 11 cm, acetate look, set of 4 in matte and gloss, for thick hair", 5],
  ["sewing pattern for dungarees, sizes 1 to 5 years, A4 and A0 files", 3],
  ["washer, tested and working", 2],
])("%s has %i pieces", (line, count) => {
  expect(piecesOfLine(line)).toHaveLength(count)
})
