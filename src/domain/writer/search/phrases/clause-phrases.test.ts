import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { clausePhrases } from "./clause-phrases.ts"

const phrasesOf = (description: string): string[] =>
  clausePhrases(makeUnderstood({ description, products: [] }, "ebay"))

test.each([
  ["1995 Rugby World Cup final programme, staples rusty.", ["1995 rugby world cup final programme"]],
  ["Canon AE-1 body only, black, for parts or repair.", ["canon ae-1 body"]],
  ["K-beater for Kenwood Chef A901 and KM series 4.6 litre bowl, used.", ["kenwood chef a901 k-beater"]],
  ["Dark rosin for cello and double bass, 28 g.", ["cello dark rosin", "double bass dark rosin"]],
  ["Job lot of 14 Agatha Christie Fontana paperbacks, creased.", ["agatha christie fontana paperbacks"]],
  ["About 180 reclaimed Welsh roofing slates, holed.", ["reclaimed welsh roofing slates"]],
  ["Merino and possum fur gloves in charcoal, three sizes.", ["merino and possum fur gloves"]],
  ["Wool kilts for boys 4 to 12, nine tartans.", ["wool kilts for boys"]],
])("one line's first clause is typed as it is: %s", (description, expected) => {
  expect(phrasesOf(description)).toEqual(expected)
})

test.each([
  "Drain pump, 240 V.",
  "Rope thimbles for 6 mm rope, galvanised.",
  "Kettle and toaster, both work.",
  "wool kilts 4 boys dm me!!! no offers pls ta",
])("what may be of anything, says a word twice or was typed in haste is none: %s", (description) => {
  expect(phrasesOf(description)).toEqual([])
})
