import fc from "fast-check"
import { expect, test } from "vitest"
import { cutRuns, type Run } from "./cut-runs.ts"

const shown = (runs: readonly Run[]): string =>
  runs.map(({ text, isMarked, isBeyond }) => `${isMarked ? "*" : ""}${isBeyond ? "~" : ""}${text}`).join("|")

test.each([
  ["oak shelf", [], undefined, "oak shelf"],
  ["oak shelf", [{ start: 0, end: 3 }], undefined, "*oak| shelf"],
  ["oak shelf", [{ start: 4, end: 9 }], 6, "oak |*sh|*~elf"],
  ["oak shelf", [], 3, "oak|~ shelf"],
  ["oak", [], 30, "oak"],
  ["oak", [{ start: 2, end: 9 }], 0, "~oa|*~k"],
  ["", [], 5, ""],
])("%j with %j, cut at %j", (text, marks, cutAt, expected) => {
  expect(shown(cutRuns(text, marks, cutAt))).toBe(expected)
})

test("the runs make up the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(30), { maxLength: 6 }), fc.nat(40), (text, places, cutAt) => {
      const sorted = [...new Set(places)].sort((a, b) => a - b)
      const marks = sorted.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: sorted[at + 1] ?? start + 1 }] : []))
      const runs = cutRuns(text, marks, cutAt)
      expect(runs.map((run) => run.text).join("")).toBe(text)
      expect(runs.every((run) => run.text !== "")).toBe(true)
    }),
  )
})
