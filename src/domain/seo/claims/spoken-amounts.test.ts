import { expect, test } from "vitest"
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
  "%j, ten thousand times, ends soon",
  (piece) => {
    const text = `${piece.repeat(10_000)}b`
    const timeOf = () => {
      const begin = performance.now()
      spokenAmounts(text)
      return performance.now() - begin
    }
    // A busy machine may be slow once; quadratic backtracking is slow every time.
    expect([1, 2, 3].some(() => timeOf() < 250)).toBe(true)
  },
)
