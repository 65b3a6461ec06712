import { expect, test } from "vitest"
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
].map((piece) => piece.repeat(Math.ceil(20_000 / piece.length)))

/** A pattern with quadratic backtracking takes seconds here, a linear one a millisecond. */
const maxMs = 250

test.each(everyPattern)("$source finishes quickly on 20,000 hostile characters", (pattern) => {
  for (const text of hostile) {
    expect(
      isQuick(() => [...text.matchAll(compilePattern(pattern, "g"))].length),
      text.slice(0, 12),
    ).toBe(true)
    expect(
      isQuick(() => compilePattern(pattern).test(`${text}\u0001`)),
      `${text.slice(0, 12)} and an end`,
    ).toBe(true)
  }
})

/** A busy machine may be slow once; a bad pattern is slow every time. */
const isQuick = (work: () => unknown): boolean => [1, 2, 3].some(() => timeOf(work) < maxMs)

function timeOf(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}
