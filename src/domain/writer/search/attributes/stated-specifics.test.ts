import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { hedge, partNumberIn, yearIn } from "./stated-specifics.ts"

test.each([
  ["Bernina 830 Record from about 1978, serviced in June.", "Circa 1978"],
  ["Small bench lathe from around 1948.", "Circa 1948"],
  ["Small bench lathe made in 1948.", "1948"],
  ["Lathe from a shop that closed around 1948.", ""],
])("the year that a seller is not sure of is about right: %s", (description, expected) => {
  const products = [{ name: "Machine", category: "", description: "" }]
  expect(yearIn(makeUnderstood({ description, products }, "ebay"))).toBe(expected)
})

test("a guess is not stated", () => {
  expect(["I would guess from the 1950s", "possibly 1950s", "could be 1950s"].every((text) => hedge.test(text))).toBe(
    true,
  )
  expect(hedge.test("French, from the 1950s")).toBe(false)
})

test.each([
  ["Deck belt, part GX20072, new old stock.", "GX20072"],
  ["Hose, genuine part no. 07330631, used.", "07330631"],
  ["Fits part GX20072 and part GX20305.", ""],
  ["Part worn, 12 years old.", ""],
])("a part has its maker's number: %s", (description, expected) => {
  const products = [{ name: "Spare", category: "", description: "" }]
  expect(partNumberIn(makeUnderstood({ description, products }, "ebay"))).toBe(expected)
})
