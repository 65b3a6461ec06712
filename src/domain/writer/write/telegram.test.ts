import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { telegramParts } from "./telegram.ts"

const u = makeUnderstood({ description: "Oak tray." }, "ebay")

test.each([
  ["Gauge rail points, left hand, tested and working, some rust", 4],
  ["Fence planks 4 m long, cleaned and stacked, good for raised beds", 3],
  ["Brass nozzles, screw on, six in a bag with washers and a brush", 3],
])("%j is told part by part", (text, count) => {
  expect(telegramParts(text, u)).toHaveLength(count)
})

test.each([
  "Bobbins turned from plum, yew and holly, spangled with beads",
  "Cutters and presses, 4, 5 and 6 inch, dishwasher safe",
  "Enamelled steel tins in small, medium and large, white with a blue rim",
  "Cleanings, fillings, crowns and aligners",
])("%j has a row, and its commas part nothing", (text) => {
  expect(telegramParts(text, u)).toEqual([])
})
