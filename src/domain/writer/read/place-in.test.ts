import { expect, test } from "vitest"
import { placeIn } from "./place-in.ts"

test.each([
  ["for longcase clocks in Ludlow", "Ludlow"],
  ["for Tipperary and Kilkenny, hot and cold shoeing", "Tipperary and Kilkenny"],
  ["for beginners, Friday evenings, groups of four", ""],
  ["for Volvo and Scania trucks", ""],
  ["in oak, beech and Douglas fir", ""],
])("%s: %s", (rest, place) => {
  expect(placeIn(rest.split(" "))).toBe(place)
})
