import { expect, test } from "vitest"
import { checkCompetitors, competitorNames } from "./competitors.ts"

test.each([
  ["Denby, East Fork", [], ["denby", "east fork"]],
  ["H&M; Levi's\nnone", [], ["h m", "levis"]],
  ["n/a", [], []],
  ["", [], []],
  ["Nikon, Canon", ["Canon AE-1 Program 35mm"], ["nikon"]],
  ["the big chain stores in our town", [], []],
  ["X, IKEA", [], ["ikea"]],
])("the names in %j", (competitors, own, names) => {
  expect(competitorNames(competitors, own)).toEqual(names)
})

const names = ["denby", "east fork", "h m", "levis"]

test.each([
  [["a mug"], 0, undefined],
  [["better than Denby"], 1, "Denby"],
  [["a mug", "like EAST-FORK"], 1, "EAST-FORK"],
  [["eastforked denbyish"], 0, undefined],
  [["Levi’s and H&M"], 2, "H&M"],
  [["fork in the east"], 0, undefined],
])("%j names %d", (texts, measured, found) => {
  expect(checkCompetitors(texts, names)).toEqual(
    found === undefined ? { code: "ok", measured: 0, limit: 0 } : { code: "competitor", measured, limit: 0, found },
  )
})

test("without names, nothing is searched for", () => {
  expect(checkCompetitors(["Denby"], [])).toEqual({ code: "ok", measured: 0, limit: 0 })
})
