import { expect, test } from "vitest"
import { runHead } from "./run-head.ts"

test.each([
  ["steel burr grinder, 25 g foldable handle", "Hand grinder", "steel burr grinder"],
  ["vintage enamel bread bin white blue rim", "bread bin", "vintage enamel bread bin"],
  ["Scallop net bags, 40 cm", "Tern & Tide Nets", "Scallop net bags"],
])("%j begins with the name of %j", (run, name, expected) => {
  expect(runHead(run, name)).toBe(expected)
})

test.each([
  ["we come to you at home", "Tyre fitting"],
  ["comes with a stool and two trays", "Oak stool"],
  ["stool in oak with legs", "Oak stool"],
  ["count what you find in rockpools", ""],
])("%j does not begin with a longer name of %j", (run, name) => {
  expect(runHead(run, name)).toBe("")
})

test.each([
  ["stopwatch for swim coaches does up to 8 lanes at once", "stopwatch for swim coaches"],
  ["round robin maker for clubs type names in and it makes the courts", "round robin maker"],
  ["baby tracker feeds naps diapers pump one hand", ""],
])("without a product's name, %j begins with %j", (run, expected) => {
  expect(runHead(run, "")).toBe(expected)
})

test("the hire of castles is named with its work", () => {
  expect(runHead("jumping castle hire Perth north of the river", "Big Kev's Bouncy Castles")).toBe(
    "jumping castle hire",
  )
})
