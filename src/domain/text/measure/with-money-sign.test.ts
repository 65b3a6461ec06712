import { expect, test } from "vitest"
import { withCents, withMoneySign, withPeriods, withSharedSign } from "./with-money-sign.ts"

test.each([
  ["395 pound", "£395"],
  ["34.00 gbp", "£34.00"],
  ["18-45 quid", "£18-£45"],
  ["20 to 30 bucks each", "$20 to $30 each"],
  ["3 to 4 days, 12 pounds", "3 to 4 days, £12"],
  ["free, pro 4.99$", "free, pro $4.99"],
  ["1,200 euros ono", "€1,200 ono"],
  ["free, 199 rs no ads", "free, ₹199 no ads"],
  ["$25.99 USD", "$25.99 USD"],
  ["£5-£10", "£5-£10"],
  ["$1.99 / month", "$1.99 / month"],
])("a price typed %s is %s", (typed, meant) => {
  expect(withMoneySign(typed)).toBe(meant)
})

test.each([
  ["$24.99/yr or 2.99/mo", "$24.99/yr or $2.99/mo"],
  ["$12 or 3 pieces", "$12 or 3 pieces"],
])("%s has its sign for both: %s", (typed, meant) => {
  expect(withSharedSign(typed)).toBe(meant)
})

test.each([
  ["£9.5 each", "£9.50 each"],
  ["$1.5 million", "$1.5 million"],
  ["£9.55", "£9.55"],
])("the cents of %s", (typed, expected) => {
  expect(withCents(typed)).toBe(expected)
})

test.each([
  ["Free / KSh 150 month", "Free / KSh 150 a month"],
  ["€45 hour, cash", "€45 an hour, cash"],
  ["£30 day trip", "£30 day trip"],
])("the period of %s", (typed, expected) => {
  expect(withPeriods(typed)).toBe(expected)
})
