import { expect, test } from "vitest"
import { readBlocks } from "../split/read-blocks.ts"
import { plainHeadings } from "./plain-headings.ts"

test.each([
  ["## Details\n- Oak", "Details\n- Oak"],
  ["Text.\n\n### When?\nNow.", "Text.\n\nWhen?\nNow."],
  ["#handmade ## not here", "#handmade ## not here"],
  ["##", "##"],
])("%j becomes %j", (text, plain) => {
  expect(plainHeadings(text)).toBe(plain)
})

test("a heading above a list or a sentence is one with or without its mark", () => {
  for (const text of ["Text.\n\n## Details\n- Oak\n- Oiled", "## About us\nWe began in a shed."])
    expect(readBlocks(plainHeadings(text))).toEqual(readBlocks(text))
})
