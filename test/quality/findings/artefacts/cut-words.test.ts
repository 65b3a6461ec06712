import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findCutWords } from "./cut-words.ts"

test.each<[string, string[]]>([
  ["Speckled Stonew", ["Stonew"]],
  ["Speckled stone", []],
  ["Speckled Stoneware", []],
  ["By Saltmar", ["Saltmar"]],
  ["A mug that is …", ["A mug that is …"]],
  ["A mug that...", ["A mug that..."]],
  ["Potterx", []],
  ["Open on the 15th", []],
  ["A quern", []],
  ["In Port Talbot", []],
])("%j: %j", (productTitle, found) => {
  const one = makeWritten({
    form: { description: "Stoneware and querns by Saltmarsh in Port Talbott, sent on the third" },
    listing: { productTitle },
  })
  expect(findCutWords(one).map(({ text }) => text)).toEqual(found)
})
