import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { findCutWords } from "./cut-words.ts"

test.each<[string, string[]]>([
  ["Speckled Stonew", ["Stonew"]],
  ["Speckled stone", []],
  ["Speckled Stoneware", []],
  ["By Saltmar", ["Saltmar"]],
  ["A mug that is …", ["A mug that is …"]],
  ["A mug that...", ["A mug that..."]],
  ["Potterx", []],
])("%j: %j", (productTitle, found) => {
  const one = makeWritten({ form: { description: "Stoneware by Saltmarsh" }, listing: { productTitle } })
  expect(findCutWords(one).map(({ text }) => text)).toEqual(found)
})
