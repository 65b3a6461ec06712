import { expect, test } from "vitest"
import { pairTurns } from "./pair-turns.ts"

const turned = (text: string): string => pairTurns.reduce((rest, turn) => turn(rest), text)

test.each([
  ["It has a hanging loop and a soapstone pencil.", "It has a soapstone pencil and a hanging loop."],
  ["Prices run from £9 for a terrace and £14 for a semi.", "Prices run from £14 for a semi and £9 for a terrace."],
  ["Every voice now sits within two cents.", "Now every voice sits within two cents."],
])("%s", (text, other) => {
  expect(turned(text)).toBe(other)
})

test.each(["They have a mud and snow basket.", "It comes with a lid and fits a shelf."])("%s stays", (text) => {
  expect(turned(text)).toBe(text)
})
