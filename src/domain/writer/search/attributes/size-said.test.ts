import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { sizeSaid } from "./size-said.ts"

const sizesIn = (description: string): (string | undefined)[] =>
  makeUnderstood({ description: `A round basket of willow. ${description}`, products: [] })
    .facts.map((fact) => sizeSaid(fact, "basket"))
    .filter((size) => size !== undefined)

test.each([
  ["It is 50 cm across, 35 cm high to the rim.", "50 cm across"],
  ["Each basket measures 48 x 68 cm and holds ten logs.", "48 x 68 cm"],
  ["It stands 42 cm high with the lid.", "42 cm high"],
])("a sentence tells the size of the thing: %s", (description, size) => {
  expect(sizesIn(description)).toEqual([size])
})

test.each([
  "It is 6 cm wide at the front.",
  "The handle is 10 cm long.",
  "It is about 50 cm across.",
  "It is 40 cm on each side.",
])("no size of a part, and none that is not sure: %s", (description) => {
  expect(sizesIn(description)).toEqual([])
})
