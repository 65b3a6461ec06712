import { expect, test } from "vitest"
import { fitLines } from "./fit-lines.ts"

test.each([
  [
    "Row counter that counts rows, repeats and stitches for projects and listens for the word next",
    "Row counter that counts rows, repeats and stitches for projects",
  ],
  [
    "Pantry & fridge tracker with barcode scanner, expiry reminders, dinner ideas, & shopping list",
    "Pantry & fridge tracker",
  ],
  [
    "Sourdough loaf at 75% hydration in an ordinary oven, from feeding the starter to the first slice",
    "Sourdough loaf at 75% hydration in an ordinary oven",
  ],
  [
    "Add what hurt and what you took (the dose too), and it makes two pages for your doctor, every month",
    "Add what hurt and what you took (the dose too)",
  ],
])("%j ends where its first thought does", (line, fitted) => {
  expect(fitLines([line], 70, 3)).toEqual([fitted])
})

test("two things are two lines where there is room, and a short line stays", () => {
  const line = "Free: today's puzzle and the last seven; In-app purchases: archive $14.99"
  expect(fitLines([line], 60, 3)).toEqual([
    "Free: today's puzzle and the last seven",
    "In-app purchases: archive $14.99",
  ])
  expect(fitLines(["Works offline", "No ads"], 60, 2)).toEqual(["Works offline", "No ads"])
})
