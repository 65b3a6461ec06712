import { expect, test } from "vitest"
import { partDeeds } from "./part-deeds.ts"

test.each([
  ["Share the arrival time and take a signature", ["Share the arrival time", "Take a signature"]],
  [
    "We scrape and paint trim on older homes, inside and out, and test for lead before sanding",
    ["We scrape and paint trim on older homes, inside and out", "We test for lead before sanding"],
  ],
  [
    "We replace broken slates, rebuild chimney flashing and install new metal roofs",
    ["We replace broken slates and rebuild chimney flashing", "We install new metal roofs"],
  ],
  [
    "Take photos on site, send the report to a client and add a note",
    ["Take photos on site and send the report to a client", "Add a note"],
  ],
  [
    "Suggests dinners from what has to be used first, and shares one shopping list with the household",
    ["Suggests dinners from what has to be used first", "Shares one shopping list with the household"],
  ],
  ["No account is needed and no data leaves the phone", ["No account is needed", "No data leaves the phone"]],
  [
    "We build cabinets in our shop, cut stone countertops and fit tile and lighting",
    ["We build cabinets in our shop and cut stone countertops", "We fit tile and lighting"],
  ],
  ["The lid locks flat; it folds in two", ["The lid locks flat", "Folds in two"]],
  [
    "Free: one puzzle a day; In-app purchases: archive $14.99; course $5.99; tip jar",
    ["Free: one puzzle a day", "In-app purchases: archive $14.99; course $5.99; tip jar"],
  ],
])("%s", (line, wanted) => {
  expect(partDeeds(line)).toEqual(wanted)
})

test.each([
  ["Put in the tenancy once and it writes the schedule"],
  ["Press and hold"],
  ["Archive of puzzles $14.99; beginner course $5.99; tip jar $1.99"],
  ["38 teas with the water temperature and a time for every steep up to the sixth"],
  ["Press it on the tub wall and wash the dog in peace"],
  ["A shelf in oak and a drawer in ash"],
  ["Cut the felt before you sew and keep the rest"],
  ["Choose between the red lid and the blue lid"],
])("leaves whole: %s", (line) => {
  expect(partDeeds(line)).toEqual([])
})
