import { expect, test } from "vitest"
import { isUnclear } from "./fused.ts"

test.each([
  "tap for goals cards and subs it keeps the min",
  "took about 2 hours parts were £41",
  "cools perfect can plug in and see",
  "we move pianos uprights and grands",
])("two clauses or a row without the mark between them: %s", (text) => {
  expect(isUnclear(text)).toBe(true)
})

test.each([
  "vibrates at 45 and shows stoppage time",
  "breaks apart if tugged hard",
  "hearing aid clips for kids",
  "small dent left side, 3 month guarantee on compressor",
  "reminds you when the next dose is due",
  "let it dry before it goes away",
  "Works on most Briggs engines",
  "shows hours, penalty rates and days off",
])("one thing: %s", (text) => {
  expect(isUnclear(text)).toBe(false)
})
