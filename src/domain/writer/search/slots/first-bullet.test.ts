import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { bulletsOf } from "./bullets.ts"

const room = { max: 200, unit: "codePoints", target: { min: 5, max: 8 } } as const

test.each([
  [
    "A telescopic fruit picker that extends to 3.6 metres and locks at any length.",
    "A telescopic fruit picker that extends to 3.6 metres and locks at any length",
  ],
  ["This is a fruit picker with a padded basket for ripe plums.", "A fruit picker with a padded basket for ripe plums"],
])("what a careful seller says first is the first line: %s", (opening, line) => {
  const products = [{ name: "Fruit Picker", category: "", description: "" }]
  const description = `${opening} The pole weighs 900 g. Each basket is sewn by hand.`
  expect(bulletsOf(makeUnderstood({ description, products }, "shopify"), room)[0]).toBe(line)
})

test.each(["A fruit picker for trees.", "We make pickers, baskets and ladders."])(
  "an opening that says no more than the title, or tells of the whole shop, is no line: %s",
  (opening) => {
    const products = [{ name: "Fruit Picker", category: "", description: "" }]
    const description = `${opening} The pole weighs 900 g. Each basket is sewn by hand. The hook is forged. Spare hooks fit any pole. A strap holds it shut.`
    const told = bulletsOf(makeUnderstood({ description, products }, "shopify"), room)
    expect(told).toContain("The hook is forged")
    expect(told.join()).not.toContain(opening.slice(0, -1))
  },
)

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
