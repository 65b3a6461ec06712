import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { rowOfSale } from "./row-of-sale.ts"
import { titleOf } from "./titles.ts"

const room = { max: 100, unit: "safeChars", target: { min: 0, max: 100 } } as const
const understood = (description: string) => makeUnderstood({ description }, "facebookmarketplace")

test.each([
  ["I have a zinc feed bin for sale, 300 litres, round. It came out of a barn.", ["300 Litres", "Round"]],
  ["For sale is a brass signal bell made in Derby, North Wales, around 1930. It rings.", ["Around 1930"]],
  ["I am selling our oak desk, with two drawers. It is heavy.", []],
])("what a private seller types behind the name: %s", (description, expected) => {
  expect(rowOfSale(understood(description))).toEqual(expected)
})

test("nobody needs to read that it is for sale", () => {
  expect(titleOf(understood("I have a zinc feed bin for sale, 300 litres. It is dry."), room)).not.toMatch(/sale/i)
})
