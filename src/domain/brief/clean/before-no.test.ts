import { expect, test } from "vitest"
import { withCommaBeforeNo } from "./before-no.ts"

test.each([
  ["wax and tray no brush", "wax and tray, no brush"],
  ["canvas is rolled not folded", "canvas is rolled, not folded"],
  ["bare tool no batt no charger", "bare tool, no batt, no charger"],
  ["a tank no filter no CO2", "a tank, no filter, no CO2"],
  ["as is no returns", "as is, no returns"],
  ["springs and net NO box", "springs and net, NO box"],
  ["off a 2014 bike, EFI not carb", "off a 2014 bike, EFI, not carb"],
])("what is denied has a comma before it: %s", (typed, written) => {
  expect(withCommaBeforeNo(typed)).toBe(written)
})

test.each([
  "it has no box",
  "sheep wear no coats",
  "bolts not supplied",
  "deposit not refundable",
  "part no AB12",
  "strong but not thick",
  "do not dive with it",
  "with gloves and no signal",
  "there is no one here",
])("%s has none", (typed) => {
  expect(withCommaBeforeNo(typed)).toBe(typed)
})
