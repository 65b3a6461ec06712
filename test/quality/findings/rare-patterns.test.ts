import { expect, test } from "vitest"
import { patternsIn, rarePatterns, readPatterns, watchPatterns } from "./rare-patterns.ts"

const code = 'const a = 1\nconst rows = [/blue/i, /mug\\b/]\nconst c = "x/y/z"\n'
const samples = [
  { id: "one", text: "a blue mug" },
  { id: "two", text: "a green mug" },
]

test("the expressions of a file are found, each with its line", () => {
  expect(patternsIn("a.ts", code)).toEqual([
    { source: "blue", place: "a.ts:2" },
    { source: "mug\\b", place: "a.ts:2" },
  ])
  expect(readPatterns().length).toBeGreaterThan(50)
})

test("a pattern that helps only one brief is named, however it is used", () => {
  const { exec } = RegExp.prototype
  const [blue, mug] = [/blue/i, /mug\b/]
  const matched = watchPatterns(samples, ({ text }) => [blue.test(text), text.replace(mug, ""), text.split(/never/)])
  expect(rarePatterns(patternsIn("a.ts", code), matched)).toEqual([
    { source: "blue", place: "a.ts:2", briefs: ["one"] },
  ])
  expect(RegExp.prototype.exec).toBe(exec)
})
