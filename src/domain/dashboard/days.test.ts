import { expect, it } from "vitest"
import { daysBetween, lastDays, makeDayOf } from "./days.ts"

it.each([
  ["UTC", "2026-11-21T23:59:59.999Z", "2026-11-21"],
  ["Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-22"],
  ["Pacific/Pago_Pago", "2026-11-21T10:59:00Z", "2026-11-20"],
  ["Asia/Kathmandu", "2026-11-21T18:14:59Z", "2026-11-21"],
  ["Asia/Kathmandu", "2026-11-21T18:15:00Z", "2026-11-22"],
  ["America/New_York", "2026-03-08T04:59:00Z", "2026-03-07"],
])("in %s the moment %s is on %s", (timeZone, at, day) => {
  expect(makeDayOf(timeZone)(new Date(at))).toBe(day)
})

it("counts days back across the end of a month and of a year", () => {
  expect(lastDays("2027-01-02", 4)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
  expect(lastDays("2028-03-01", 2)).toEqual(["2028-02-29", "2028-03-01"])
})

it.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-20", "2026-11-21", 1],
  ["2025-11-21", "2026-11-21", 365],
])("from %s to %s it is %i days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
