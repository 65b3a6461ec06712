import { expect, test } from "vitest"
import { readChapters, timeOf, withoutChapters } from "./chapters.ts"

const brief = "A loaf.\n0:00 Before\n1:12 - Feeding\n[1:02:05] Baking\nThe end."

test("lines with a time and a name are chapters, in any of the usual spellings", () => {
  expect(readChapters(brief)).toEqual([
    { seconds: 0, name: "Before", time: "00:00" },
    { seconds: 72, name: "Feeding", time: "1:12" },
    { seconds: 3725, name: "Baking", time: "1:02:05" },
  ])
  expect(withoutChapters(brief)).toBe("A loaf.\nThe end.")
})

test("times typed with two digits each are kept as typed", () => {
  const typed = "00:00 Tools\n02:10 The wheel\n11:45 New pads"
  expect(readChapters(typed).map(({ time }) => time)).toEqual(["00:00", "02:10", "11:45"])
})

test("times in one line are chapters too, and what follows the last of them is no part of it", () => {
  const line = "A loaf. 0:00 before; 1:12 feeding; 4:05 baking. Scales help."
  expect(readChapters(line).map(({ name }) => name)).toEqual(["before", "feeding", "baking"])
  expect(withoutChapters(line)).toBe("A loaf.\nScales help.")
})

test.each([
  ["two are too few", "0:00 One\n0:30 Two"],
  ["the first must begin at the beginning", "0:05 One\n0:30 Two\n1:00 Three"],
  ["each takes ten seconds", "0:00 One\n0:09 Two\n1:00 Three"],
  ["they stand in order", "0:00 One\n2:00 Two\n1:00 Three"],
])("no chapters, for %s", (_, text) => {
  expect(readChapters(text)).toEqual([])
  expect(withoutChapters(text)).toBe(text)
})

test.each([
  [0, "00:00"],
  [72, "1:12"],
  [3599, "59:59"],
  [3725, "1:02:05"],
])("%i seconds are written %s", (seconds, time) => {
  expect(timeOf(seconds)).toBe(time)
})
