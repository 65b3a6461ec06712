import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findOddArticles } from "./odd-articles.ts"

const form = { businessName: "Ask The Fold", description: "Ask The fold about a sports bag with a lens." }

test.each<[string, string[]]>([
  ["No more A third jar of cumin.", ["A third"]],
  ["Ask The fold about it.", []],
  ["It has a 340 g of whole beans.", ["a 340 g of "]],
  ["Comes in a 340 g bag.", []],
  ["It works without an ads.", ["an ads"]],
  ["It has a vegan and free of fragrance.", ["a vegan"]],
  ["A sports bag with a lens and a glass.", []],
  ["It has a pockets and a strap.", ["a pockets"]],
])("%j: %j", (improvedBodyText, found) => {
  expect(findOddArticles(makeWritten({ form, listing: { improvedBodyText } })).map(({ text }) => text)).toEqual(found)
})
