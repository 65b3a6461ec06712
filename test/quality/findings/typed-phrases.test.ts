import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { phrasesInside, untypedPhrases } from "./typed-phrases.ts"

test.each<[string, string | null]>([
  ["stoneware mug", null],
  ["cup", null],
  ["#lipoil", null],
  ["how much is a plumber call-out", null],
  ["plug in", null],
  ["gift for her", null],
  ["12.5 inch bike", null],
  ["Condition: used, very good", null],
  ["no box no manual", null],
  ["SLR body only", null],
  ["hand-dyed 4 ply sock yarn", null],
  ["5k", null],
  ["450", "is a number only"],
  ["& sauce", "begins in the middle"],
  ["x", "is one letter"],
  ["for the", "has small words only"],
  ["mug for", "breaks off"],
  ["for coffee drinkers", "begins in the middle"],
  ["mug, cup", "has signs that nobody types"],
  ["mug coffee mug", "says a word twice"],
  ["very wide four finger handle mug", "is longer than anybody types"],
  ["!", "is empty"],
])("%j: %s", (tag, says) => {
  const { findings, of } = untypedPhrases.prepare([])(makeWritten({ listing: { tags: [tag] } }))
  expect(findings.map((finding) => finding.says)).toEqual(says === null ? [] : [says])
  expect(of).toBe(1)
})

test("a phrase within another one of the same list is found, in whole words only", () => {
  const inside = (tags: string[]) =>
    phrasesInside
      .prepare([])(makeWritten({ listing: { tags } }))
      .findings.map(({ text }) => text)
  expect(inside(["lip oil", "tinted lip oil"])).toEqual(["lip oil"])
  expect(inside(["#lipoil", "#tintedlipoil"])).toEqual([])
  expect(inside(["ring", "earring"])).toEqual([])
  expect(inside(["mug", "Mug"])).toEqual(["Mug"])
  const listing = { tags: ["lip oil"], keywords: ["tinted lip oil"] }
  expect(phrasesInside.prepare([])(makeWritten({ listing })).count).toBe(0)
})
