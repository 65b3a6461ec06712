import { expect, test } from "vitest"
import { joinForms } from "./joined-forms.ts"

const cushion = {
  modifiers: [],
  core: "cushion",
  head: "cushion",
  isCalled: true,
  full: "cushion",
  isThing: true,
  attributes: [],
}

test.each([
  ["45 x 45 cm", "45 x 45 cm cushion"],
  ["wool cushion", "wool cushion"],
])("no word is typed twice, but both sides of a square are: %s", (text, phrase) => {
  expect(joinForms(text, cushion)).toEqual([phrase])
})

test("a material is no name for the thing", () => {
  expect(joinForms("cast iron", { ...cushion, core: "iron", head: "iron", full: "iron" })).toEqual([])
})
