import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { inNameOrder } from "./as-named.ts"
import { searchPhrases } from "./phrases.ts"

test.each([
  ["alpaca aged manure", "Aged Alpaca Manure for the Garden", "aged alpaca manure"],
  ["grey pram", "Bugaboo Pram Grey", "grey pram"],
  ["oak stool", "Stool", "oak stool"],
])("%j of %j is typed %j", (form, name, expected) => {
  expect(inNameOrder(form, name)).toBe(expected)
})

test("no phrase begins with a half of the maker's name", () => {
  const given = {
    amazonBrand: "Tarrow Ridge",
    description: "The Tarrow Ridge stovepipe baffle is a steel cylinder that hangs on your bird feeder pole.",
    products: [],
  }
  const forms = searchPhrases(makeUnderstood(given, "amazon")).flatMap((phrase) => phrase.forms)
  expect(forms).toContain("stovepipe baffle")
  expect(forms.filter((form) => /ridge/.test(form))).toEqual([])
})
