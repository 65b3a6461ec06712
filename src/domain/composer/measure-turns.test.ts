import { expect, test } from "vitest"
import { bracketMeasures, measureTurns } from "./measure-turns.ts"

const waysOf = (text: string): string[] =>
  [...measureTurns, ...bracketMeasures].map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["A steel shroud over a 3 lb clear tube.", "A steel shroud over a clear 3 lb tube."],
  ["Printed on an 1889 Albion press.", "Printed on an Albion press of 1889."],
  [
    "It is made in batches each September and October, when the chiles come in.",
    "It is made in batches in September and October every year, when the chiles come in.",
  ],
  ["Building a one cubic metre compost bin from pallets.", "Building a compost bin of one cubic metre from pallets."],
  ["Laminate in a 120 square foot bedroom with a saw.", "Laminate in a bedroom of 120 square feet with a saw."],
  ["A 24-compartment box 20ꞏ5 x 13ꞏ5 x 3ꞏ2 cm.", "A 24-compartment box of 20ꞏ5 x 13ꞏ5 x 3ꞏ2 cm."],
  ["It is a six-drawer dresser of solid walnut from the 1960s.", "It is a 1960s six-drawer dresser of solid walnut."],
  ["Free for 5 reports a month, then $7.99 per month", "5 reports a month free, then $7.99 per month"],
  ["Five shelves (three of them adjustable), 72 in tall", "Five shelves, of which three are adjustable, 72 in tall"],
  ["For journalers aged 14 to 30.", "For journalers aged from 14 to 30."],
  ["Wear up to a week with tabs.", "Wear up to one week with tabs."],
  ["Hourly time marks from 8 am to 8 pm", "Time marks for every hour from 8 am to 8 pm"],
  ["Closing Weight: Can be set from 4 to 8 ounces", "Closing Weight: Adjusts from 4 to 8 ounces"],
  ["A session on the river, Thursdays in June.", "A session on the river, on Thursdays in June."],
  ["Free for the first 4 weeks, then $4.99 per month", "The first 4 weeks are free, then $4.99 per month"],
  ["The lengths are 4-6-8-10-12 mm.", "The lengths are 4, 6, 8, 10 and 12 mm."],
  ["5 hex keys (1.5, 2, 2.5, 3, 4 mm).", "5 hex keys (1.5, 2, 2.5, 3 and 4 mm)."],
  [
    "It has three water brushes (fine, medium and 8 mm flat).",
    "It has three water brushes in fine, medium and 8 mm flat.",
  ],
  ["18 half pans (14 of them single-pigment colours).", "18 half pans, of which 14 are single-pigment colours."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["In 2014 we bought a press."],
  ["Every May 4 we close."],
  ["It is a copy of a dresser that came from the 1960s."],
  ["Part number 4-6-8-10."],
  ["The lengths are 12-6-8-10 mm."],
  ["It has two brushes (fine, medium and 8 mm flat)."],
  ["Four pans (one of them a spare)."],
  ["An app that can be set from 5 to 10 minutes."],
  ["Open Tuesdays, Thursdays and Sundays."],
  ["Sizes 36, 38, 40."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
