import { expect, test } from "vitest"
import { rowTurns } from "./row-turns.ts"

const turned = (text: string): string => rowTurns.reduce((rest, turn) => turn(rest), text)

test.each([
  ["We paint the trim, inside and out, and test for lead.", "Inside and out, we paint the trim, and test for lead."],
  ["We paint clapboard, shingle and trim on older homes.", "We paint trim, clapboard and shingle on older homes."],
  ["It lists the primer, the paint and the coats.", "It lists the paint, the primer and the coats."],
  ["A repair on a single-bowl sink using basic tools.", "A repair with basic tools on a single-bowl sink."],
])("%s", (text, other) => {
  expect(turned(text)).toBe(other)
})

test.each([
  "We wash, dry and fold in four hours.",
  "We serve the first, the second and the third.",
  "We paint, sand, and test for lead.",
])("%s stays", (text) => {
  expect(turned(text)).toBe(text)
})
