import { expect, test } from "vitest"
import { canBreakBefore } from "./break-points.ts"

test.each<[text: string, pieces: string[]]>([
  ["oak table", ["oak ", "table"]],
  ["oak  table", ["oak  ", "table"]],
  ["self-made", ["self-", "made"]],
  ["2-3 cm", ["2-3 ", "cm"]],
  ["- item", ["- ", "item"]],
  ["木の皿", ["木", "の", "皿"]],
  ["木。皿", ["木。", "皿"]],
  ["mug🐎🐎", ["mug", "🐎", "🐎"]],
  ["👩‍👩‍👧🇩🇰🇩🇰", ["👩‍👩‍👧", "🇩🇰", "🇩🇰"]],
  ["木…", ["木…"]],
  ["مرحبا بك", ["مرحبا ", "بك"]],
])("%j may break into %j", (text, pieces) => {
  const found = [""]
  for (let index = 0; index < text.length; index += 1) {
    if (canBreakBefore(text, index)) found.push("")
    found.push(found.pop() + text.charAt(index))
  }
  expect(found).toEqual(pieces)
})
