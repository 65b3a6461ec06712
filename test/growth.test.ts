import { expect, test } from "vitest"
import { growthOf, linear } from "./growth.ts"

test.each([
  ["a pattern that begins again at each place", (text: string) => /x+y$/.test(text)],
  ["a search from each place to the end", (text: string) => [...text].filter((_, at) => text.indexOf("y", at) > 0)],
])("%s is found to grow too fast", (_, work) => {
  expect(growthOf(work, "x")).toBeGreaterThan(linear)
})

test("what looks at each word once is not", () => {
  expect(growthOf((text) => text.split(" ").map((word) => word.length), "mug ")).toBeLessThan(linear)
})
