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
  [["First 10 workouts free"], /^The first 10 workouts are free\.$/],
  [
    ["first three recordings free, then £14.99 once"],
    /^The first three recordings are free; after that it costs £14\.99 once\.$/,
  ],
  [["all endorsements $11.99 once"], /^All endorsements cost \$11\.99 once\.$/],
  [["One payment of $12.99, nothing after it"], /^One payment of \$12\.99, nothing after it\.$/],
])("%j keeps its figure", (prices, wanted) => {
  expect(told(prices)).toMatch(wanted)
})

test("nothing is said where no price is given", () => {
  expect(told([])).toBe("")
})
