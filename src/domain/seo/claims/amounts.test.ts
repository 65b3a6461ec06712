import { expect, test } from "vitest"
import { readAmounts } from "./amounts.ts"

const read = (text: string): string[] =>
  readAmounts(text).map(({ value, unit, base }) => (unit === null ? String(value) : `${value} ${unit} ${base}`))

test.each<[text: string, amounts: readonly string[]]>([
  ["12 oz", ["12 ounces 12"]],
  ["12-ounce", ["12 ounces 12"]],
  ["twelve fluid ounces", ["12 ounces 12"]],
  ["2 lbs", ["2 ounces 32"]],
  ["9.5x8cm", ["9.5 metricLength 95", "8 metricLength 80"]],
  ["17-22in", ["17 length 17", "22 length 22"]],
  ['24" bike', ["24 length 24"]],
  ["1 1/2 inches", ["1.5 length 1.5"]],
  ["Lesson 1\n6/8 time", ["1", "0.75"]],
  ["¾ in.", ["0.75 length 0.75"]],
  ["$4,500", ["4500 money 4500"]],
  ["34 dollars", ["34 money 34"]],
  ["1,900 miles", ["1900 length 120384000"]],
  ["a dozen eggs", ["12"]],
  ["twenty-four hours", ["24 time 86400"]],
  ["two hundred and fifty", ["250"]],
  ["100%", ["100 percent 100"]],
  ["1240°C", ["1240 degrees 1240"]],
  ["2 yr", ["2 months 24"]],
  ["(x312)", ["312"]],
  ["seats 6 in comfort", ["6"]],
  ["CL1482", []],
  ["4th", ["4"]],
  ["20'' wheels", ["20 length 20"]],
  ["40 km/h, 40kmh", ["40 metricSpeed 40", "40 metricSpeed 40"]],
  ["1.5L", ["1.5 metricVolume 1500"]],
  ["30+ years", ["30 months 360"]],
  ["4 x 6 in print", ["4 length 4", "6 length 6"]],
  ["2 dozen eggs", ["24"]],
  ["16 million", ["16000000"]],
  ["3.8.0", ["3.8"]],
])("%j says %j", (text, amounts) => {
  expect(read(text)).toEqual(amounts)
})

test("an amount keeps its position", () => {
  const text = "Holds about 12 oz of tea"
  const [amount] = readAmounts(text)
  expect(text.slice(amount?.start, amount?.end)).toBe("12 oz")
})
