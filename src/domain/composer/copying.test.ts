import fc from "fast-check"
import { expect, test } from "vitest"
import { otherWays, reword } from "./copying.ts"
import { copiedWords, runsOf } from "./runs.ts"
import { noteSwaps } from "./swaps.ts"

const runs = (...texts: string[]) => runsOf(texts)

test("a line may lose an article, but never that of what is counted by the month", () => {
  const line = "Free for 5 reports a month with the cloud and the sync"
  const said = reword(line, runs(line), noteSwaps)
  expect(said).toContain("reports a month")
  expect(said).not.toBe(line)
})

test.each([
  ["Each mug is thrown, trimmed and glazed by one potter.", 10],
  ["Each mug is thrown, trimmed and glazed.", 0],
  ["A potter throws, trims and glazes each mug by hand here.", 0],
])("%j has %i copied words", (text, count) => {
  expect(copiedWords(text, runs("each mug is thrown, trimmed and glazed by one potter"))).toBe(count)
})

test.each([
  [
    "I throw each mug on the wheel and fire it twice to 1240°C.",
    "I throw each mug on the wheel. I fire it twice to 1240°C.",
  ],
  [
    "We get the fourth candle of wax and finally catch the legend fish.",
    "We get the fourth candle of wax. We finally catch the legend fish.",
  ],
  ["It is not safe in the oven of a house.", "It isn't safe in the oven of a house."],
  ["We write what it cost and how long it took.", "We write how long it took and what it cost."],
])("%j becomes %j", (text, wanted) => {
  expect(reword(text, runs(text))).toBe(wanted)
})

test("a text of which nothing is copied stays as it is", () => {
  const text = "Every pot is not the same and that is that."
  expect(reword(text, runs("something else entirely that has quite a few words"))).toBe(text)
})

test("rewording never copies more, and does the same again with the same text", () => {
  const word = fc.constantFrom(
    "the",
    "mug",
    "and",
    "holds",
    "with",
    "a",
    "wide",
    "handle",
    "is",
    "not",
    "made",
    "of",
    "every",
    "two",
    "clay",
    "that",
    "fits",
    "in",
  )
  const sentence = fc.array(word, { minLength: 8, maxLength: 24 }).map((words) => `It ${words.join(" ")}.`)
  fc.assert(
    fc.property(sentence, (text) => {
      const given = runs(text)
      const once = reword(text, given)
      expect(copiedWords(once, given)).toBeLessThanOrEqual(copiedWords(text, given))
      expect(reword(text, given)).toBe(once)
    }),
  )
})

test("other ways differ from the text and from each other", () => {
  const ways = otherWays("The glass is not thick, and every lid fits.")
  expect(ways.length).toBeGreaterThan(1)
  expect(new Set(ways).size).toBe(ways.length)
  expect(ways).not.toContain("The glass is not thick, and every lid fits.")
})

test.each([
  "We write wills, living trusts, powers of attorney and guardianship papers, and help families through probate.",
  "Have a look at the photos and judge for yourself on the day.",
  "The puzzle has 5,000 grids in six levels, pencil marks and a hint that explains the step.",
  "It was taken in at the bust and hemmed for five foot six plus a heel.",
  "The joints are thrown, trimmed and glazed by one potter in the old school.",
])("what stands on both sides of an and stays there: %s", (text) => {
  for (const turn of [0, 1, 2]) {
    const told = reword(text, runs(text), [], turn)
    expect(told).not.toMatch(/powers of guardianship|judge and photos|a hint, |hemmed and bust|glazed and trimmed/)
  }
})

test.each([
  ["He works on their own parents' terrace on the old quay.", "He works on their parents' terrace on the old quay."],
  ["It counts them down on the screen till they are up.", "It counts them down on the screen until they are up."],
  ["Visits twice a year for a long time are part of it.", "Visits twice each year for a long time are part of it."],
])("%j becomes %j with a plain word in its place", (text, wanted) => {
  expect(reword(text, runs(text))).toBe(wanted)
})

test.each([
  ["Nothing leaves your phone unless you export it", "Unless you export it, nothing leaves your phone"],
  ["The paperwork of a move is done by our staff", "Our staff do the paperwork of a move"],
])("a line of a list is turned like a sentence, and gets no full stop: %s", (line, wanted) => {
  expect(reword(line, runs(line))).toBe(wanted)
})

test("a line of a list does not become two sentences", () => {
  const line = "We replace broken slates, rebuild chimney flashing and install new metal roofs"
  expect(reword(line, runs(line))).not.toContain(".")
})
