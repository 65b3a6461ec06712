import { expect, test } from "vitest"
import { readHurriedOrder, withoutSending } from "./hurried-order.ts"

test.each([
  ["ships mon + thurs", "ships on Mondays and Thursdays"],
  ["small box, ships tues n fri", "small box, ships on Tuesdays and Fridays"],
  ["ships from Ohio mon wed + fri", "ships from Ohio on Mondays, Wednesdays and Fridays"],
  ["open mon + tues", "open Monday and Tuesday"],
  ["open mon - fri", "open mon - fri"],
  ["Posted from Portugal, 8-14 days", "Posted from Portugal in 8-14 days"],
  ["burns 8-14 days", "burns 8-14 days"],
  ["made to order 3-5 days", "made to order in 3-5 days"],
  ["sun hat", "sun hat"],
])("%j is read as %j", (typed, read) => {
  expect(readHurriedOrder(typed)).toBe(read)
})

test("what the field for it says, is said once", () => {
  expect(withoutSending("No bits. ships on Mondays. used", "ships on Mondays, USPS")).toBe("No bits. . used")
  expect(withoutSending("ships on Mondays", "USPS")).toBe("ships on Mondays")
})
