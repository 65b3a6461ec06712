import { expect, test } from "vitest"
import { trimDangling, trimLeading } from "./dangling.ts"

test.each([
  ["Mug for the", "Mug"],
  ["Mug, with a (", "Mug"],
  ["Mug &", "Mug"],
  ["Mug (large)", "Mug (large)"],
  ["100%", "100%"],
  ["Fits any.", "Fits"],
  ["and the of", ""],
  ["a & ".repeat(200), ""],
])("%j ends as %j", (text, trimmed) => {
  expect(trimDangling(text)).toBe(trimmed)
})

test.each([
  [", and a lid", "a lid"],
  ["& co", "co"],
  ["- with lid", "lid"],
  ["Andrew", "Andrew"],
])("%j begins as %j", (text, trimmed) => {
  expect(trimLeading(text)).toBe(trimmed)
})
