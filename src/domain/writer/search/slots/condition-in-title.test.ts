import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { withCondition } from "./condition-in-title.ts"

const room = { max: 80, unit: "safeChars", target: { min: 0, max: 80 } } as const
const titled = (itemCondition: string): string =>
  withCondition("Slide Viewer", makeUnderstood({ description: "Slide viewer.", itemCondition }, "ebay"), room)

test.each([
  ["Used - serviced", "Slide Viewer, Used - Serviced"],
  ["Used - cleaned and in full working order", "Slide Viewer, Used - Cleaned"],
  ["used, spares/repair", "Slide Viewer, Used, Spares/Repair"],
  ["used, for spares", "Slide Viewer, Used, for Spares"],
  ["Good", "Slide Viewer"],
  ["2nd hand 8/10", "Slide Viewer, 2nd Hand"],
])("the condition in a few words: %s", (state, expected) => {
  expect(titled(state)).toBe(expected)
})

test("of two products, each has its own condition", () => {
  const products = ["Floor Polisher", "Red Floor Pads"].map((name) => ({ name, category: "", description: "17 inch" }))
  const u = makeUnderstood({ description: "", itemCondition: "machine used, pads new", products }, "ebay")
  expect(withCondition("Floor Polisher", u, room)).toBe("Floor Polisher, Machine Used")
})

test("a used thing has not the condition that the form says of the one before it", () => {
  const laptop = { name: "ThinkPad T480", category: "", description: "14 inch" }
  const dock = { name: "USB-C Dock", category: "", description: "Used, two ports" }
  const typed = { description: "", itemCondition: "Seller refurbished" }
  const titled = (products: readonly (typeof dock)[]) =>
    withCondition("Title", makeUnderstood({ ...typed, products: [...products] }, "ebay", 0, 1), room)
  expect(titled([laptop, dock])).toBe("Title")
  expect(titled([laptop, { ...dock, description: "Two ports" }])).toBe("Title, Seller Refurbished")
})
