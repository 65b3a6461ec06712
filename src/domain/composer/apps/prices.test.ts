import { expect, test } from "vitest"
import { isMoney, tidyPrice } from "./prices.ts"

test.each([
  ["Free for the first 4 weeks", true],
  ["£3.99 once", true],
  ["14 day trial", true],
  ["no ads in pro (1.99$)", true],
  ["no in-app purchases", false],
  ["hands-free calls", false],
  ["18 templates", false],
])("%j speaks of money: %j", (text, expected) => {
  expect(isMoney(text)).toBe(expected)
})

test.each([
  ["$2.99/month", "$2.99 a month"],
  ["$39.99/yr", "$39.99 a year"],
  ["1.99$", "$1.99"],
  ["$24.99/yr or 2.99/mo", "$24.99 a year or $2.99 a month"],
  ["7 day trial", "7-day trial"],
  ["Free for 5 reports a month, then $7.99 a month", "Free for 5 reports a month, then $7.99 a month"],
])("%j is written %j", (typed, tidy) => {
  expect(tidyPrice(typed)).toBe(tidy)
})
