import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { keywordListOf } from "../slots/lists.ts"
import { namedPlainly } from "./named-plainly.ts"

const named = (name: string): string[] =>
  namedPlainly(makeUnderstood({ businessName: "", products: [{ name, category: "", description: "" }] }, "tiktokshop"))

test.each([
  ["Glow in the dark shoelaces 120 cm, 3 pairs", ["glow-in-the-dark shoelaces"]],
  ["Lot of 40 Ontario licence plates 1968 to 1983", ["ontario licence plates"]],
  ["Tablecloth 150 cm", []],
  ["Canvas and poles", []],
])("a thing is searched for by its name up to its measures: %s", (name, expected) => {
  expect(named(name)).toEqual(expected)
})

test.each([
  ["Cleaning a seized Penn 209", ["cleaning a seized penn 209"]],
  ["How my grandmother made bread", []],
  ["Everything that went wrong when we towed a van round Australia", []],
])("a video is searched for by a short title: %s", (videoTitle, expected) => {
  expect(namedPlainly(makeUnderstood({ videoTitle, products: [] }, "youtube"))).toEqual(expected)
})

test.each([
  ["Brick kiln record keeping", ["brick kiln record keeping"]],
  ["Sports software", []],
  ["Lifestyle", []],
])("an app without any other phrase is searched for by its trade: %s", (industry, expected) => {
  const given = { appName: "Bhatta", industry, description: "The owner sees each day's totals.", products: [] }
  const u = makeUnderstood(given, "playstore")
  expect(namedPlainly(u)).toEqual(expected)
})

test("only a listing without any other phrase is found by these", () => {
  const given = { businessName: "", products: [{ name: "Oak bread board 40 cm", category: "", description: "" }] }
  const u = makeUnderstood(given, "shopify")
  expect(keywordListOf(u).length).toBeGreaterThan(0)
})
