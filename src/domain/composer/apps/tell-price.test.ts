import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { makeSubject } from "./tell-pieces.ts"
import { tellPrice } from "./tell-price.ts"

const told = (prices: readonly string[]): string =>
  tellPrice(tellerOf({ appName: "Kelp" }, "appstore"), makeSubject("Kelp", 1), prices).join(" ")

test.each([
  [["$4.99 a month"], /\$4\.99 (?:a|per) month/],
  [["Seven-day trial, then $3.99 a month"], /^(?!.*then costs).*\$3\.99 (?:a|per) month/],
  [["$12.99 once"], /\$12\.99/],
  [["free of charge"], /[Ff]ree of charge/],
  [["One payment of $12.99, nothing after it"], /^One payment of \$12\.99, nothing after it\.$/],
])("%j keeps its figure", (prices, wanted) => {
  expect(told(prices)).toMatch(wanted)
})

test("nothing is said where no price is given", () => {
  expect(told([])).toBe("")
})
