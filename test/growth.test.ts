import { expect, test } from "vitest"
import { growthOf, linear } from "./growth.ts"

/** Few slots, so that each is measured and no measurement takes long. */
const places = (text: string): readonly number[] => Array.from({ length: Math.floor(text.length / 100) }, (_, at) => at)

test("code that compares each with each, for each, is found to grow too fast", () => {
  const work = (text: string): number => {
    let found = 0
    for (const one of places(text))
      for (const two of places(text)) for (const three of places(text)) found += one ^ two ^ three
    return found
  }
  expect(growthOf(work, "x")).toBeGreaterThan(linear)
})

test("code that looks at each word once is not", () => {
  expect(growthOf((text) => text.split(" ").map((word) => word.length), "mug ")).toBeLessThan(linear)
})
