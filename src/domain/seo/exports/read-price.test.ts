import { expect, test } from "vitest"
import { readPrice, writeAmount } from "./read-price.ts"

test.each([
  ["$180", 18_000, "USD"],
  [" $ 34.5 ", 3450, "USD"],
  ["$1,299", 129_900, "USD"],
  ["1.299,00 €", 129_900, "EUR"],
  ["34,50€", 3450, "EUR"],
  ["£7.99", 799, "GBP"],
  ["CA$20", 2000, "CAD"],
  ["$20 CAD", 2000, "CAD"],
  ["249 zł", 24_900, "PLN"],
  ["450 TRY", 45_000, "TRY"],
])("%j is %i of %s", (typed, cents, currency) => {
  expect(readPrice(typed)).toEqual({ cents, currency })
})

test.each(["", "180", "$17 - $42", "from $20", "$20+", "ab 20 €", "$20/hour", "20 kr", "$0", "two dollars"])(
  "%j is no price",
  (typed) => {
    expect(readPrice(typed)).toBeNull()
  },
)

test.each([
  [["Toronto, Canada", ""], "CAD"],
  [["", "https://shop.example.com.au/"], "AUD"],
  [["Cambridge", "https://casa.example"], "USD"],
])("a bare dollar sign of %j is %s", (place, currency) => {
  expect(readPrice("$20", place)?.currency).toBe(currency)
})

test.each([
  [3450, "34.50"],
  [5, "0.05"],
  [120_000, "1200.00"],
])("%i cents are %s", (cents, written) => {
  expect(writeAmount(cents)).toBe(written)
})
