import { expect, test } from "vitest"
import { growthOf, linear } from "../../../test/growth.ts"
import { platforms } from "../platforms/index.ts"
import { compilePattern } from "./compile-pattern.ts"

test("a pattern is compiled once, and once more for another use", () => {
  const pattern = { source: "a", flags: "u" }
  expect(compilePattern(pattern)).toBe(compilePattern(pattern))
  expect(compilePattern(pattern, "g")).not.toBe(compilePattern(pattern))
  expect([compilePattern(pattern).flags, compilePattern(pattern, "g").flags]).toEqual(["u", "gu"])
})

const everyPattern = [
  ...new Map(
    platforms
      .flatMap(({ slots }) => slots.flatMap(({ rules }) => rules))
      .flatMap(({ limit }) => ("pattern" in limit ? [limit] : []))
      .map(({ check, pattern }) => {
        const source = check === "shape" ? `^(?:${pattern.source})$` : pattern.source
        return [`${source} ${pattern.flags}`, { source, flags: pattern.flags }] as const
      }),
  ).values(),
]

const hostile = [
  "<",
  "<a",
  "<a ",
  "a",
  "A",
  "a.",
  "a-",
  "a ",
  "a@",
  "a@a",
  "1",
  "1 ",
  "+1",
  "+1(",
  "0",
  " ",
  "free ",
  "sale ",
  "\u200D",
  "😀",
  "🏴\u{E0061}",
  ",",
  "-",
  "?",
  "? ",
  "#",
  ":",
  "!",
  "&",
  "&#1",
  "no",
  "b0",
  "\n",
  "é",
  "茶",
  "'",
]

/** A pattern with quadratic backtracking takes seconds for four times as many characters, a linear one a millisecond. */
const lengths = { firstChars: 5000, mostChars: 5000 }

test.each(everyPattern)("$source takes linear time for hostile characters", (pattern) => {
  const all = compilePattern(pattern, "g")
  const one = compilePattern(pattern)
  for (const piece of hostile) {
    expect(
      growthOf((text) => [...text.matchAll(all)].length, piece, lengths),
      piece,
    ).toBeLessThan(linear)
    expect(
      growthOf((text) => one.test(`${text}\u0001`), piece, lengths),
      `${piece} and an end`,
    ).toBeLessThan(linear)
  }
})
