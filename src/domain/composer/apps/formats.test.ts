import { expect, test } from "vitest"
import { formatWays, isFormat } from "./formats.ts"

test.each(["Apple Watch", "Siri", "PDF", "mp4/mkv/avi", "Data Matrix"])("%j is handled", (text) => {
  expect(isFormat(text)).toBe(true)
})

test("one watch is one, and nobody copes with it", () => {
  const ways = formatWays(["Apple Watch"], "it")
  expect(ways).toContain("Apple Watch is supported")
  expect(ways.join(" ")).not.toMatch(/handles|copes|are/)
  expect(formatWays(["mp4/mkv/avi"], "it")).toContain("MP4, MKV and AVI are supported")
})
