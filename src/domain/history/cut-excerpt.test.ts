import { expect, it } from "vitest"
import { cutExcerpt } from "./cut-excerpt.ts"

const long = `${"clay and water ".repeat(20)}candle holder ${"fire and glaze ".repeat(20)}`
const at = long.indexOf("candle")

it("leaves a short text whole, in one line", () => {
  expect(cutExcerpt("a\ncandle", [[2, 8]])).toEqual({ excerpt: "a candle", ranges: [[2, 8]] })
})

it.each([
  ["at the beginning", long.slice(at)],
  ["in the middle", long],
  ["at the end", long.slice(0, at + 6)],
  ["a second time, far behind", `${long} candle`],
])("shows what was found %s, at most 120 characters, cut between words", (_, text) => {
  const found = [...text.matchAll(/candle/g)].map(({ index }) => [index, index + 6] as const)
  const { excerpt, ranges } = cutExcerpt(text, found)
  expect(excerpt.length).toBeLessThanOrEqual(120)
  expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual(["candle"])
  const words = excerpt.replaceAll("…", "").trim().split(" ")
  expect(words.every((word) => text.split(" ").includes(word))).toBe(true)
})

it.each([["🕯".repeat(200)], ["x".repeat(400)]])("cuts no character in half: %s", (text) => {
  const { excerpt, ranges } = cutExcerpt(text, [[200, 202]])
  expect(excerpt.isWellFormed()).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(120)
  expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual([text.slice(200, 202)])
})
