import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { calledToo } from "./called-too.ts"

test.each([
  ["The Shucker", "Short-blade oyster knife made on PEI, maple handle.", "oyster knife"],
  ["Peanut Chilli Crisp", "Peanut chilli oil, 200 ml, medium hot.", "peanut chilli oil"],
  ["The Shucker", "Made on PEI, maple handle.", ""],
])("what the first words call a %s: %s", (name, description, expected) => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "shopify")
  expect(calledToo(u)).toBe(expected)
})
