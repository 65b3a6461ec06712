import fc from "fast-check"
import { expect, test } from "vitest"
import { cutLines } from "./cut-lines.ts"

const shown = (text: string, marks: readonly { start: number; end: number }[], cutAt?: number): string[] =>
  cutLines(text, marks, cutAt).map(({ runs }) =>
    runs.map(({ text: run, isMarked, isBeyond }) => `${isMarked ? "*" : ""}${isBeyond ? "~" : ""}${run}`).join("|"),
  )

test.each([
  ["oak\nshelf", [], undefined, ["oak", "shelf"]],
  ["oak\n\nshelf", [{ start: 5, end: 10 }], undefined, ["oak", "", "*shelf"]],
  ["oak shelf\nand more", [{ start: 4, end: 13 }], undefined, ["oak |*shelf", "*and| more"]],
  ["oak\nshelf", [], 5, ["oak", "s|~helf"]],
  ["oak\nshelf", [], 2, ["oa|~k", "~shelf"]],
])("%j with %j, cut at %j", (text, marks, cutAt, lines) => {
  expect(shown(text, marks, cutAt)).toEqual(lines)
})

test("the lines make up the text, and two that differ have two ids", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", "\n") }), fc.nat(12), (text, cutAt) => {
      const lines = cutLines(text, [], cutAt)
      expect(lines.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n")).toBe(text)
      const looks = new Map(lines.map(({ id, runs }) => [id, JSON.stringify(runs.map(({ start: _, ...run }) => run))]))
      for (const { id, runs } of lines)
        expect(JSON.stringify(runs.map(({ start: _, ...run }) => run))).toBe(looks.get(id))
    }),
  )
})
