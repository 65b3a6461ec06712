import { join } from "node:path"
import { expect, test } from "vitest"
import { measureDoubts } from "./train-marks/measure.ts"
import { isForTest, readPairs } from "./train-marks/mended-pairs.ts"

const texts = readPairs(join(import.meta.dirname, "../test/hasty-texts"))
const unseen = texts.filter(isForTest)

test("every text has its mended copy, word by word", () => {
  expect(texts.length).toBeGreaterThan(9000)
  for (const { typed, right } of texts) expect(right).toHaveLength(typed.words.length)
})

test("in texts that nothing was learned from, four lines in doubt of five lack a mark, and four of five are found", () => {
  const { right, found } = measureDoubts(unseen)
  expect(right).toBeGreaterThan(0.8)
  expect(found).toBeGreaterThan(0.78)
})

test("in texts with most of their marks, two lines of three", () => {
  const marked = unseen.filter(({ typed }) => typed.marks.filter(Boolean).length > typed.marks.length / 10)
  const { right, found } = measureDoubts(marked)
  expect(right).toBeGreaterThan(0.66)
  expect(found).toBeGreaterThan(0.6)
})
