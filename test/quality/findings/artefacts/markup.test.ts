import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findMarkup } from "./markup.ts"

test.each<[string, number]>([
  ["A <b>mug</b>", 1],
  ["Click <a href", 1],
  ["Tea &amp; coffee", 1],
  ["By undefined", 1],
  ["[object Object]", 1],
  ["Hello {name}", 1],
  ["**Bold**", 1],
  ["## Heading", 1],
  ["Tea & coffee; 2 < 3", 0],
  ["- a line", 0],
  ["annulled, nullify", 0],
])("on a platform for plain text, %j has %d", (improvedBodyText, count) => {
  expect(findMarkup(makeWritten({ platform: "etsy", listing: { improvedBodyText } }))).toHaveLength(count)
})

test("a page is written in markdown, and still not in HTML", () => {
  const on = (improvedBodyText: string) =>
    findMarkup(makeWritten({ platform: "website", listing: { improvedBodyText } }))
  expect(on("## Fresh\n\n**Dated** on the bag")).toEqual([])
  expect(on("<h2>Fresh</h2>")).toHaveLength(1)
})

test("text that becomes HTML may have headings only", () => {
  const on = (improvedBodyText: string) =>
    findMarkup(makeWritten({ platform: "shopify", listing: { improvedBodyText } }))
  expect(on("## Fresh")).toEqual([])
  expect(on("**Dated** on the bag")).toHaveLength(1)
})
