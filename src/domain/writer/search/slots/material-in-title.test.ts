import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { titleOf } from "./titles.ts"

const room = { max: 100, unit: "safeChars", target: { min: 0, max: 100 } } as const

test.each([
  ["Damson Bobbin", "Damson Bobbin"],
  ["Lace Bobbin", "Lace Bobbin, Wood"],
])("a bobbin of damson is of wood anyway: %s", (name, expected) => {
  const products = [{ name, category: "", description: "" }]
  expect(
    titleOf(makeUnderstood({ description: "Each bobbin is turned from one piece of wood.", products }, "etsy"), room),
  ).toBe(expected)
})
