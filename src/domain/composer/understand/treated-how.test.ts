import { expect, test } from "vitest"
import { joinTreated, treatedHow } from "./treated-how.ts"

test.each([
  ["bench tested", "adjective"],
  ["faceted fire polished", "adjective"],
  ["brass plated", "adjective"],
  ["leather bound", "adjective"],
  ["Saddle stitched with waxed thread", "participle"],
  ["burn tested for an hour", "participle"],
])("%j is an %s", (text, shape) => {
  expect(treatedHow(text.split(" "))).toBe(shape)
})

test.each([
  "meter tested",
  "oil changed",
  "clutch bench tested",
  "seals replaced",
  "hand wash",
  "leather worn",
  "fire",
])("%j is none", (text) => {
  expect(treatedHow(text.split(" "))).toBeNull()
})

test.each([
  ["surf tumbled sea glass", "surf-tumbled sea glass"],
  ["medium roast coffee beans", "medium-roast coffee beans"],
  ["glass surf tumbled", "glass surf tumbled"],
  ["baby hooded towel", "baby hooded towel"],
])("%j before a noun is %j", (words, joined) => {
  expect(joinTreated(words.split(" ")).join(" ")).toBe(joined)
})
