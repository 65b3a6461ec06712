import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { brandWords } from "./brand-words.ts"

test.each([
  ["Singer 201K Sewing Machine", ["Singer"]],
  ["Seiko 5 Automatic", ["Seiko"]],
  ["Boys 24 Inch Bike", []],
  ["White Cot Bed", []],
  ["Left Front Headlight", []],
  ["Backlit Keyboard", []],
])("of %j", (name, wanted) => {
  expect([...new Set(brandWords(tellerOf({ products: [{ name, category: "", description: "" }] }, "ebay").u))]).toEqual(
    wanted,
  )
})
