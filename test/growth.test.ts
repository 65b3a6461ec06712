import { expect, test } from "vitest"
import { growthOf, linear } from "./growth.ts"

const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

const eachWithEach = (text: string): number => {
  const all = letters(text)
  let found = 0
  for (const one of all) for (const two of all) found += one ^ two
  return found
}

test.each<[string, (text: string) => unknown, string]>([
  ["compares each letter with each", eachWithEach, "x"],
  ["compares each word with each, after work that is linear", (text) => [letters(text), eachWithEach(text)], "mug "],
  ["begins again at each blank", (text) => `${text}x`.search(/ +$/), " "],
])("code that %s is found to grow too fast", (_, work, unit) => {
  expect(growthOf(work, unit)).toBeGreaterThan(linear)
})

test.each<[string, (text: string) => unknown]>([
  ["looks at each word once", (text) => text.split(" ").map((word) => word.length)],
  ["does the same for any text", () => letters("mug ".repeat(50_000))],
  ["sorts", (text) => text.split("").sort()],
])("code that %s is not", (_, work) => {
  expect(growthOf(work, "mug ")).toBeLessThan(linear)
})
