import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { bulletsOf } from "./bullets.ts"
import { deedOfOpening } from "./first-bullet.ts"

test.each([
  [
    "A telescopic fruit picker that extends from 1.4 to 3.6 metres and locks at any length.",
    ["extends from 1.4 to 3.6 metres and locks at any length"],
  ],
  ["A fruit picker for tall trees.", []],
  ["A basket that holds apples.", []],
])("what the opening says that the thing does: %s", (description, lines) => {
  const products = [{ name: "Fruit Picker", category: "", description: "" }]
  const u = makeUnderstood({ description, products }, "amazon")
  expect(deedOfOpening(u.facts[0], u).map(({ line }) => line)).toEqual(lines)
})

const room = { max: 200, unit: "codePoints", target: { min: 5, max: 8 } } as const

test.each([
  ["The guide asks you to take only loose pieces.", "The guide asks you to take only loose pieces"],
  ["You can take that guide to the beach.", "You can take that guide to the beach"],
  ["We also mend old presses.", "We mend old presses"],
])("a promise that needs another line comes behind it: %s", (uniqueSellingProposition, line) => {
  const description =
    "A kit for pressing seaweed. The box holds a birch press and a printed guide. Drying takes five to eight days."
  const products = [{ name: "Seaweed Pressing Kit", category: "", description: "" }]
  const told = bulletsOf(makeUnderstood({ description, products, uniqueSellingProposition }, "shopify"), room)
  expect(told.indexOf(line)).toBeGreaterThan(told.findIndex((each) => each.includes("printed guide")))
})

test("proofs that were typed apart have a line each, and one that was typed with commas stays together", () => {
  const told = (certifications: string): string[] =>
    bulletsOf(makeUnderstood({ description: "We mend sash windows in Bath.", certifications }, "website"), room)
  expect(told("Insured for £5 million; Lead paint training")).toContain("Lead paint training")
  expect(told("Lead-free glass, tested in 2024")).toContain("Lead-free glass, tested in 2024")
})
