import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { isPhrase } from "./is-phrase.ts"

const u = makeUnderstood({
  description: "Slates.",
  products: [{ name: "Welsh Slates", category: "", description: "" }],
})

test.each([
  ["blue welsh slates", true],
  ["reclaimed slates", true],
  ["blue grey", false],
  ["complete kit", false],
  ["welsh slate kit", true],
  ["bangor model slates", false],
  ["for neoprene slates", false],
  ["about welsh slates", false],
  ["no 10 slates", false],
  ["reclaimed blue welsh roof slates", false],
])("people may type it: %s (%s)", (form, expected) => {
  expect(isPhrase(form, { isOwn: false }, subjectOf(u))).toBe(expected)
})

test("five words are typed if three of them are the name", () => {
  const tank = subjectOf(
    makeUnderstood({
      description: "Honey uncapping tank.",
      products: [{ name: "Honey Uncapping Tank", category: "", description: "" }],
    }),
  )
  expect(isPhrase("stainless steel honey uncapping tank", { isOwn: false }, tank)).toBe(true)
  expect(isPhrase("large deep honey uncapping tank", { isOwn: false }, tank)).toBe(false)
})
