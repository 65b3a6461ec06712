import { expect, test } from "vitest"
import { smallStart } from "./small-start.ts"

test.each([
  ["A cryptic crossword", "a cryptic crossword"],
  ["Live bus times", "live bus times"],
  ["Odd metres", "odd metres"],
  ["Apple Watch workouts", "Apple Watch workouts"],
  ["Polish dictionary", "Polish dictionary"],
  ["QR codes", "QR codes"],
  ["iCloud sync", "iCloud sync"],
])("%j inside a sentence is %j", (phrase, inside) => {
  expect(smallStart(phrase)).toBe(inside)
})
