import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { wordsRefused } from "./words-refused.ts"

const judge = wordsRefused.prepare([])

test.each<[string, string, string[]]>([
  ["Denby", "Better than DENBY.", ["denby"]],
  ["/\\bbest\\b/i", "The Best harness", ["best"]],
  ["/\\bbest\\b/i", "The bestseller", []],
  ["guarantee", "Guaranteed to last", ["guarantee"]],
  ["insured", "uninsured", []],
  ["#1", "The #1 seller", ["#1"]],
  ["**", "**LOOK**", ["**"]],
  ["\u2705", "\u2705 mesh", ["\u2705"]],
])("%j in %j: %j", (mustNot, text, hits) => {
  const { findings } = judge(makeWritten({ mustNot: [mustNot], listing: { bulletPoints: [text] } }))
  expect(findings.map((finding) => finding.text)).toEqual(hits)
})
