import { expect, test } from "vitest"
import { withoutStretching } from "./stretched-words.ts"

test.each([
  ["ONE HUNDRED AND EIGHTYYY", "ONE HUNDRED AND EIGHTY"],
  ["sooo goood, Reallyyy freeee, too looong", "so good, Really free, too long"],
  ["XXXL, AAAA cells, www, hmmm, Kardashiannn", "XXXL, AAAA cells, www, hmmm, Kardashiannn"],
  ["see cooool.example, @sooo and bloomm", "see cooool.example, @sooo and bloomm"],
])("letters that are typed three times or more: %s", (typed, meant) => {
  expect(withoutStretching(typed, new Set())).toBe(meant)
})

test("a name may be stretched", () => {
  expect(withoutStretching("Yummmy snacks", new Set(["yummmy"]))).toBe("Yummmy snacks")
})
