import { expect, test } from "vitest"
import { countedWords, searchedWords, wordsIn } from "./words-in.ts"

test.each([
  ["", []],
  ["Mug, 3.5 oz (don’t drop)", ["Mug", "3.5", "oz", "don’t", "drop"]],
  ["front-clip harness -- new", ["front-clip", "harness", "new"]],
  ["茶杯 cup", ["茶杯", "cup"]],
])("the words in %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test.each([
  ["The Mug and the CUP", ["mug", "cup"]],
  ["10 x 10 x 10 cm", ["cm"]],
  ["don’t don't", ["don't", "don't"]],
  ["4K 5G v2", ["4k", "5g", "v2"]],
  ["cafe\u0301 café", ["café", "café"]],
])("the counted words of %j", (text, words) => {
  expect(countedWords(text)).toEqual(words)
})

test("a search splits compounds", () => {
  expect([...searchedWords("Front-clip harness in red")]).toEqual(["front-clip", "front", "clip", "harness", "red"])
})
