import { expect, test } from "vitest"
import { isGrounded } from "./grounded.ts"

const sources =
  "The plan costs $9.99 a month instead of $19.99, a 50% discount. Write to help@shop.example. No free trial."

test.each([
  ["It costs $9.99 a month.", true],
  ["It costs $9.99.", true],
  ["You save 50%, and pay $9.99 instead of $19.99.", true],
  ["Write to help@shop.example for that.", true],
  ["There is no free trial.", true],
  ["You can cancel in Settings.", true],
  ["It costs $9 a month.", false],
  ["It costs 9.99 a month.", false],
  ["It costs €9.99 a month.", false],
  ["It costs $99.90 a year.", false],
  ["You save 5%.", false],
  ["We refund everything within 30 days.", false],
  ["You get a refund.", false],
  ["We guarantee the first place.", false],
  ["Write to help@other.example.", false],
  ["See https://shop.example/help.", false],
  ["Call us by phone.", false],
])("%s: %s", (answer, expected) => {
  expect(isGrounded(answer, sources)).toBe(expected)
})
