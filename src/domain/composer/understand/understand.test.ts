import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"

const understood = (given: Parameters<typeof tellerOf>[0], platform = "etsy") => tellerOf(given, platform).u

test("people with one thing or another are one kind of people", () => {
  const { audience } = understood({ targetAudience: "people with a porch, a balcony or a garden, birders" })
  expect(audience.toSorted()).toEqual(["birders", "people with a porch, a balcony or a garden"])
})

test("the first word is the thing, where it says what it fits", () => {
  const description = "Propeller for Yamaha 9.9 to 20 HP outboards, aluminum, used, part 63V-45943-00."
  expect(understood({ description }, "ebay").title).toBe("Propeller")
})

test("what some of them are stands with what they are of", () => {
  const { facts } = understood({ description: "Our puzzle has 500 pieces. Twelve of them are owls." })
  expect(facts.map(({ text }) => text)).toContain("Our puzzle has 500 pieces (twelve of them are owls)")
})

test("what comes as a pair is told without its pair, and black walnut is a wood", () => {
  const { facts } = understood({
    description: "Pair of solid black walnut bookends with hand-cut dovetails.",
    products: [{ name: "Walnut Bookends", category: "Bookends", description: "" }],
  })
  const texts = facts.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(["comes as a pair", "black walnut", "hand-cut dovetails"]))
})

test("sizes between two commas are called so", () => {
  const { facts } = understood({ description: "Satin pyjama set, piped edges, S to XL, four colours." })
  expect(facts.map(({ text }) => text)).toContain("sizes S to XL")
})
