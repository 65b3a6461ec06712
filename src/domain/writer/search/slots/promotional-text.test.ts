import { expect, test } from "vitest"
import { app, room, written } from "../../../../../test/running-app.ts"
import { promotionalText } from "./promotional-text.ts"

const textOf = (meta: string, priceRange: string, description = "Tern keeps the log of your boat. It works offline.") =>
  promotionalText(app({ description, priceRange }), { ...written(""), meta }, room(90))

test.each([
  [
    "Free for one boat, £14.99 a year for more",
    "Tern keeps the log of your boat. It works offline. Free for one boat.",
  ],
  ["free up to 3 boats then 2.99 mth", "Tern keeps the log of your boat. It works offline. Free up to 3 boats."],
  ["Free, or £3 a month", "Tern keeps the log of your boat. It works offline."],
  ["Free for one month, then £24.99 a year", "Tern keeps the log of your boat. It works offline."],
  ["£3 once", "Tern keeps the log of your boat. It works offline."],
])("a second fact follows where it fits: %s", (price, text) => {
  expect(textOf("Tern keeps the log of your boat.", price)).toBe(text)
})

test.each([
  ["It works offline once the tides are loaded.", "It works offline once the tides are loaded."],
  ["Works without a signal for a year, no ads.", "It works without a signal for a year."],
  ["Works offline and syncs later.", "It works offline."],
])("a promise keeps its condition, and stands beside what the app is: %s", (description, told) => {
  const text = textOf("Tern keeps the log. Ropes are counted.", "", `Tern keeps the log. ${description}`)
  expect(text).toBe(`Tern keeps the log. ${told} Ropes are counted.`)
})

test("nothing is said twice or beyond the room", () => {
  const known = "Tern keeps the log of your boat without a signal. It is free for one boat."
  expect(textOf(known, "Free for one boat")).toBe(known)
  const long = "Tern keeps the log of your boat, your dinghy and of every one that you hire or borrow."
  expect(textOf(long, "Free for one boat")).toBe(long)
})
