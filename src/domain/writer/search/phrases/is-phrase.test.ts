import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { isPhrase } from "./is-phrase.ts"
import { searchPhrases } from "./phrases.ts"

const u = makeUnderstood({
  description: "Slates.",
  products: [{ name: "Welsh Slates", category: "", description: "" }],
})

test.each([
  ["blue welsh slates", true],
  ["reclaimed slates", true],
  ["complete kit", false],
  ["garden ones", false],
  ["newcastle castle", true],
  ["yo-yo slates", true],
  ["cut the welsh slates", false],
  ["cutting a welsh slate", true],
  ["slatestack stack", false],
  ["series welsh slates", false],
  ["welsh slates x3", false],
  ["welsh slate kit", true],
  ["reclaimed blue welsh roof slates", false],
])("people may type it: %s (%s)", (form, expected) => {
  expect(isPhrase(form, { isOwn: false }, subjectOf(u))).toBe(expected)
})

test("what is made of holly is not also called wooden", () => {
  const tipper = subjectOf(makeUnderstood({ products: [{ name: "Holly Tipper", category: "", description: "" }] }))
  expect(isPhrase("holly wooden tipper", { isOwn: false }, tipper)).toBe(false)
  expect(isPhrase("wooden tipper", { isOwn: false }, tipper)).toBe(true)
})

test("nobody types five words that we put together", () => {
  const tank = subjectOf(
    makeUnderstood({
      description: "Honey uncapping tank.",
      products: [{ name: "Honey Uncapping Tank", category: "", description: "" }],
    }),
  )
  expect(isPhrase("steel honey uncapping tank", { isOwn: false }, tank)).toBe(true)
  expect(isPhrase("stainless steel honey uncapping tank", { isOwn: false }, tank)).toBe(false)
})

test.each(["starter kit", "5 kg kit", "complete set"])("what names nothing finds anything: %s", (phrase) => {
  const kit = subjectOf(
    makeUnderstood({ products: [{ name: "Pepper Starter Kit 5 kg", category: "", description: "" }] }),
  )
  expect(isPhrase(phrase, { isOwn: false }, kit)).toBe(false)
})

test("a plate of one trade is no plate of another", () => {
  const plates = { products: [{ name: "Wood Burned Boat Plates", category: "", description: "Oak plates." }] }
  const forms = searchPhrases(makeUnderstood(plates)).flatMap((each) => each.forms)
  expect(forms).not.toContain("wood burned plates")
  expect(forms).toContain("wood burned boat plates")
})

test("the noun before a name is no plural", () => {
  const cards = subjectOf(
    makeUnderstood({ products: [{ name: "Birds Note Cards, Set of 8", category: "", description: "" }] }),
  )
  expect(isPhrase("birds note cards", { isOwn: false }, cards)).toBe(false)
  expect(isPhrase("kids note cards", { isOwn: false }, cards)).toBe(true)
})
