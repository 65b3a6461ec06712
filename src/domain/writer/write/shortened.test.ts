import { expect, test } from "vitest"
import { shortened } from "./shortened.ts"

const room = (max: number) => ({ max, unit: "codePoints" as const, target: { min: 0, max } })

test.each([
  [
    "A kit with a magnet rated at 200 kg, 20 metres of rope, a steel carabiner, thread glue and a pair of gloves.",
    85,
    "A kit with a magnet rated at 200 kg, 20 metres of rope and a steel carabiner.",
  ],
  ["A short sentence.", 85, "A short sentence."],
  [
    "I turn a bowl from a wet log, from the saw to the first rough shape, and put it away for eight months.",
    100,
    "I turn a bowl from a wet log, from the saw to the first rough shape.",
  ],
])("as much of a sentence as fits, and a row ends as one: %s", (text, max, expected) => {
  expect(shortened(text, room(max))).toBe(expected)
})
