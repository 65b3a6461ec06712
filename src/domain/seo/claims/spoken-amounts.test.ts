import { expect, test } from "vitest"
import { growthOf, linear } from "../../../../test/growth.ts"
import { spokenAmounts } from "./spoken-amounts.ts"

test.each([
  ["half an hour", "0.5 hour"],
  ["a quarter of an inch", "a 0.25 inch"],
  ["two and a half cups", "2.5 cups"],
  ["1 and a half liters", "1.5 liters"],
  ["a pair of socks, twice a day", "a 2 of socks, 2 a day"],
  ["50 per cent wool", "50 percent wool"],
  ["300 g/m2 paper", "300 gsm paper"],
  ["open daily", "open 7 days"],
  ["a 90s jacket", "a 1990s, 90s, 90 jacket"],
  ["doubled and halfway", "doubled and halfway"],
])("%j in digits: %j", (text, figures) => {
  expect(spokenAmounts(text).split("\n")[0]).toBe(figures)
})

test("a half is fifty percent as well", () => {
  expect(spokenAmounts("half the sugar")).toContain("50 %")
})

test.each(["a", "half ", "half of a ", "and a half ", "ties", "19", "90s ", " "])(
  "%j takes twice the time for twice as much",
  (piece) => {
    expect(growthOf(spokenAmounts, piece)).toBeLessThan(linear)
  },
)
