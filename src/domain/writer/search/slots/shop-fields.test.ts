import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { materialsOf } from "./shop-fields.ts"

const materials = (description: string) => {
  const u = makeUnderstood({ description, products: [{ name: "Guest Book", category: "", description: "" }] })
  return materialsOf(
    u,
    { title: "", body: "", meta: "", bullets: [], phrases: [] },
    { max: 5, unit: "safeChars", target: { min: 0, max: 5 } },
  )
}

test("a pattern that is sent as a file has no material", () => {
  expect(materials("Sewing pattern for a linen top. A PDF to print at home.")).toEqual([])
})

test.each([
  ["Names are foil stamped on the front in gold or copper. Cotton paper.", ["cotton", "paper"]],
  ["Postcards printed in dark green on cotton paper.", ["cotton", "paper"]],
  ["Box lettered in silver. Made in walnut and brass.", ["walnut", "brass"]],
  ["A book in silver, with paper pages.", ["paper"]],
  ["Glass inserts so that you can wipe wax out.", ["glass"]],
  ["A linen cover in ochre or slate.", ["linen"]],
])("a metal that something is printed in is a color: %s", (description, expected) => {
  expect(materials(description)).toEqual(expected)
})
