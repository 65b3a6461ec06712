import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "./attributes.ts"
import { partsSaid } from "./parts-said.ts"

const partsOf = (name: string, description: string): string[] => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "etsy")
  return partsSaid(u, subjectOf(u)).map(({ text }) => text)
}

test.each([
  ["Hedge Trousers", "Straight leg trousers with a 91 cm inseam and side elastic.", ["91 cm inseam", "side elastic"]],
  [
    "Concertina",
    "It has steel reeds, mahogany ends and bone buttons.",
    ["steel reeds", "mahogany ends", "bone buttons"],
  ],
  [
    "Curling Set",
    "You get one satin curling rod, two satin scrunchies and a bag.",
    ["satin curling rod", "two satin scrunchies"],
  ],
  ["Carrom Board", "Our carrom board has a 3 inch kadam frame with rounded corners.", ["3 inch kadam frame"]],
])("parts that a sentence says the thing has, of a %s", (name, description, parts) => {
  expect(partsOf(name, description)).toEqual(parts)
})

test.each([
  ["Hedge Trousers", "The shop has a large window and oak doors."],
  ["Hedge Trousers", "The trousers have a higher back and a longer leg."],
  ["Repair Kit", "It comes with a roll of clear patch, two alcohol prep pads and a small rubber roller."],
  ["Hedge Trousers", "They come with a spare button but not the leather belt."],
  ["Slide Viewer", "It comes with a power lead, a wired remote and a dust cover."],
  ["Dust Pump", "The pump has been drained, cleaned and checked, then rebuilt with new seals."],
  ["Valve Radio", "It has no FM, and long wave picks up very little in the hills."],
  ["Window Hinges", "You will receive one left hand and one right hand hinge."],
])("what is no part of a %s, is said of another, or would look like the main thing: %s", (name, description) => {
  expect(partsOf(name, description)).toEqual([])
})

test("of many ingredients, none is a part", () => {
  const description = "A dry seasoning with cayenne, paprika, salt, mustard seed, coriander, bay and lemon peel."
  expect(partsOf("Crawfish Boil Seasoning", description)).toEqual([])
})
