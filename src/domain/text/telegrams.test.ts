import { expect, test } from "vitest"
import { withoutTelegrams } from "./telegrams.ts"

test.each([
  ["Leeds and Bradford and Otley.", "We cover Leeds, Bradford and Otley."],
  ["11 years trading, £2m insured", "trading for 11 years, insured for £2m"],
  ["Salt and Pepper.", "Salt and Pepper."],
  ["We have 11 years behind us.", "We have 11 years behind us."],
])("%s", (typed, meant) => {
  expect(withoutTelegrams(typed)).toBe(meant)
})
