import fc from "fast-check"
import { expect, test } from "vitest"
import { cutLines } from "./cut-lines.ts"

const shown = (text: string, marks: readonly { start: number; end: number }[], cutAt?: number): string[] =>
  cutLines(text, marks, cutAt).map(
    (line) =>
      line.runs.map(({ text: run, isMarked }) => `${isMarked ? "*" : ""}${run}`).join("|") +
      (line.cutAt === null ? "" : ` ~${line.cutAt}`),
  )

test.each([
  ["oak\nshelf", [], undefined, []],
  ["oak\n\nshelf", [{ start: 5, end: 10 }], undefined, ["oak", "", "*shelf"]],
  ["oak shelf\nand more", [{ start: 4, end: 13 }], undefined, ["oak |*shelf", "*and| more"]],
  ["oak shelf\nand more", [{ start: 4, end: 9 }], undefined, ["oak |*shelf"]],
  ["oak\nshelf", [], 5, ["oak", "s|helf ~1"]],
  ["oak\nshelf", [], 2, ["oa|k ~2"]],
  ["oak\nshelf", [], 3, ["oak ~3"]],
  ["oak\nshelf", [], 4, ["oak", "shelf ~0"]],
  ["oak\nshelf", [{ start: 5, end: 7 }], 2, ["oa|k ~2", "s|*he|lf"]],
  ["oak\n", [], 4, ["oak", " ~0"]],
])("%j with %j, cut at %j", (text, marks, cutAt, lines) => {
  expect(shown(text, marks, cutAt)).toEqual(lines)
})

test("the lines begin the text and reach the cut, one of them is cut, and two different lines have two ids", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", "\n") }), fc.nat(12), (text, place) => {
      const cutAt = Math.min(place, text.length)
      const lines = cutLines(text, [], cutAt)
      const whole = lines.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n")
      expect(text.startsWith(whole)).toBe(true)
      expect(whole.length).toBeGreaterThanOrEqual(cutAt)
      expect(lines.filter((line) => line.cutAt !== null)).toHaveLength(1)
      const looks = new Map(lines.map(({ id, ...line }) => [id, JSON.stringify(line)]))
      for (const { id, ...line } of lines) expect(JSON.stringify(line)).toBe(looks.get(id))
    }),
  )
})
