import { expect, test } from "vitest"
import { readWordsOfOthers } from "./words-of-others.ts"

const products = [
  { name: "Filter Coffee Maker", category: "", description: "Steel filter, no handle, wet or dry." },
  { name: "Tumbler Set of 2", category: "", description: "Two tumblers with handle." },
]
const isOfOthers = (place: number) => readWordsOfOthers([], { products, industry: "" }, place)

test.each([
  ["Every filter is tested", [false, true]],
  ["Comes in a set", [false, false]],
  ["The handle stays cool", [true, false]],
  ["Posted on Mondays", [false, false]],
])("%s: a thing that only another has", (text, expected) => {
  expect([0, 1].map((place) => isOfOthers(place)(text))).toEqual(expected)
})
