import { expect, test } from "vitest"
import { suggest } from "./suggest.ts"

const options = ["Home & Kitchen", "Kitchen & Dining", "Pet Supplies"].map((label) => ({ value: label, label }))

test.each([
  ["", ["Home & Kitchen", "Kitchen & Dining", "Pet Supplies"]],
  ["  ", ["Home & Kitchen", "Kitchen & Dining", "Pet Supplies"]],
  ["kit", ["Kitchen & Dining", "Home & Kitchen"]],
  ["PET", ["Pet Supplies"]],
  ["pottery", []],
])("%j suggests %j", (typed, expected) => {
  expect(suggest(options, typed).map(({ label }) => label)).toEqual(expected)
})
