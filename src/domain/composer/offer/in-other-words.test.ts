import { expect, test } from "vitest"
import { inOtherWords } from "./in-other-words.ts"

const said = ["everything has been wiped down", "I am clearing the nursery", "the readiness is said for each piece"]

test.each(said)("%j stays in the first listing and changes in the next two", (text) => {
  const all = [0, 1, 2].map((place) => inOtherWords(text, place))
  expect(all[0]).toBe(text)
  expect(new Set(all).size).toBe(3)
})

test("a few words may be said again", () => {
  expect(inOtherWords("our youngest is three", 1)).toBe("our youngest is three")
})
