import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { fieldInCategory } from "./field-in-category.ts"

const fieldOf = (name: string, category: string): string =>
  fieldInCategory(makeUnderstood({ industry: "", products: [{ name, category, description: "" }] }, "amazon"))

test.each([
  ["Soft Gripper", "Curling shoe accessories", "curling shoe"],
  ["Lift Pump", "Tractor parts", "tractor"],
  ["Chanter Reed", "Bagpipe accessories", "bagpipe"],
  ["Soft Gripper", "Sports & Outdoors > Curling equipment", "curling"],
])("a %s among %s", (name, category, field) => {
  expect(fieldOf(name, category)).toBe(field)
})

test.each([
  ["Serving Tray", "Home accessories"],
  ["Tortilla Press", "Wooden kitchen tools"],
  ["Lace Bobbins", "Lacemaking supplies"],
  ["Curling Set", "Hair Styling Tools"],
  ["Hijab Magnets", "Modest fashion accessories"],
  ["Club Board", "Club Boards"],
  ["Lampwick Bindings", "Winter outdoor equipment"],
])("what says nothing new or names no field: a %s among %s", (name, category) => {
  expect(fieldOf(name, category)).toBe("")
})
