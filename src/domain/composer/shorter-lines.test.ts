import { expect, test } from "vitest"
import { runsOf } from "./runs.ts"
import { shorterLines } from "./shorter-lines.ts"

/** The line as the seller wrote it, and a description that says all of it. */
const shortened = (line: string, typed = line): string[] =>
  shorterLines([line], `Before. ${typed}. After.`, runsOf([typed]))

test.each([
  ["You just take away the panels (four sides, two roof halves, the floor in two)", ["You just take away the panels"]],
  [
    "I work alone in the church, and photograph the day as it comes",
    ["I work alone in the church", "I photograph the day as it comes"],
  ],
  ["Seats 6 & extends to 8, 160 cm closed, 210 cm open", ["Seats 6 & extends to 8", "160 cm closed, 210 cm open"]],
  [
    "Three mattress heights, turns into a bed, 140 x 70 cm",
    ["Three mattress heights", "Turns into a bed, 140 x 70 cm"],
  ],
  [
    "Adaptive running plans that fit around your calendar, with offline voice cues and heart rate zones on Apple Watch",
    ["Adaptive running plans that fit around your calendar", "Offline voice cues and heart rate zones on Apple Watch"],
  ],
  [
    "Barcode scanner, expiry reminders, dinner ideas from what is in it and shopping list",
    ["Barcode scanner, expiry reminders, dinner ideas from what is in it and shopping list"],
  ],
  [
    "Barcode scanner, expiry reminders, dinner ideas from your fridge and shopping list for the household",
    ["Barcode scanner and expiry reminders", "Dinner ideas from your fridge and shopping list for the household"],
  ],
  [
    "Measurements: Raises screen by 6 inches, holds up to 17 lb",
    ["Measurements: Holds up to 17 lb, raises screen by 6 inches"],
  ],
  [
    "Each border is drawn for the order, not picked from a sheet",
    ["Each border drawn for the order, not picked from a sheet"],
  ],
  [
    "How It Is Made: From one sheet of 4 mm anodised aluminium",
    ["How It Is Made: One sheet of 4 mm anodised aluminium"],
  ],
  [
    "We build stone retaining walls, native plant gardens and drainage for hillside yards",
    ["We build stone retaining walls, native plant gardens and drainage"],
  ],
])("%s", (line, wanted) => {
  expect(shortened(line)).toEqual(wanted)
})

test.each([
  ["Each nib gets tried at the bench and smoothed if it scratches before the pen leaves"],
  ["We deliver free of charge to every house and farm in Leeds and Bradford"],
  ["Small ink stain on the back of one cushion in the front room"],
  ["Put in the tenancy once and it writes the whole schedule for you"],
  ["Pads for parts or repair only, sold as seen by the owner in Leeds"],
  ["Machine washable at 30 degrees unless the label inside the hem says so"],
  ["Two pillow sizes of standard and queen (24 x 14 in and 28 x 16 in)"],
  ["We treat back pain and sports injuries, as well as post-surgery knees"],
  ["Free for the first 3 trails, then as many as you like per month"],
  ["We treat back pain and sports injuries, with no appointment on Wednesdays"],
  ["Dark red, light blue, soft green and jet black pens"],
  ["Made in batches of 24 bottles (in autumn, each of them numbered by hand)"],
])("leaves whole: %s", (line) => {
  expect(shortened(line)).toEqual([line])
})

test("what the description does not say stays in the line", () => {
  const line = "You just take away the panels (four sides, two roof halves, the floor in two)"
  expect(shorterLines([line], "You just take away the panels.", runsOf([line]))).toEqual([line])
})

test("a line in words of its own stays, and a full list grows no longer", () => {
  expect(shorterLines(["You just take away the panels (four sides)"], "", runsOf(["Something else"]))).toHaveLength(1)
  const line = "Seats 6 & extends to 8, 160 cm closed, 210 cm open"
  const others = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
  expect(shorterLines([line, ...others], line, runsOf([line]))).toEqual([line, ...others])
})

test("the kind of an app goes from a line where others stand beside it", () => {
  const line = "Bedtime story app with 140 stories read aloud"
  const told = (others: readonly string[]) => shorterLines([line, ...others], line, runsOf([line]))
  expect(told(["One", "Two"])).toEqual(["140 stories read aloud", "One", "Two"])
  expect(told([])).toEqual([line])
})
