import { expect, it } from "vitest"
import { nearWords } from "./near-words.ts"

const known = [
  "stoneware",
  "stone",
  "saltmarsh",
  "candle",
  "candles",
  "mug",
  "rug",
  "handmade",
  "ab12345",
  "kerzenhalter",
  "a",
  "陶器マグ",
]

it.each([
  ["stonewear", "far", ["stoneware"]],
  ["stonewar", "near", ["stoneware"]],
  ["cnadle", "near", ["candle"]],
  ["xandle", "near", ["candle"]],
  ["saltmrash", "near", ["saltmarsh"]],
  ["12345", "near", ["ab12345"]],
  ["halter", "near", ["kerzenhalter"]],
  ["handmaed", "near", ["handmade"]],
  ["kerzanhal", "far", ["kerzenhalter"]],
  ["マグ器", "near", []],
  ["zeppelin", "far", []],
  ["mu", "near", []],
  ["mgu", "near", ["mug"]],
] as const)("%s, %s, may mean %j", (typed, nearness, meant) => {
  expect(nearWords(typed, known, nearness)).toEqual(meant)
})

it("puts the likeliest first, and does not find too many", () => {
  expect(nearWords("candel", known, "far")[0]).toBe("candle")
  expect(
    nearWords(
      "word",
      Array.from({ length: 99 }, (_, at) => `word${at}`),
      "near",
    ),
  ).toHaveLength(24)
})
