import { expect, test } from "vitest"
import { sandboxCards } from "../../domain/billing/sandbox-cards.ts"
import { fillCard, findCardFaults } from "./find-card-faults.ts"

test.each(sandboxCards)("$number may be sent as it is filled in", ({ number }) => {
  expect(fillCard(number).number).toMatch(/^(\d{4} ){3}\d{4}$/)
  expect(findCardFaults(fillCard(number))).toBeNull()
})

test.each([
  ["a real-looking number", { number: "5555 5555 5555 4444" }, { number: "Please choose one of the test cards" }],
  ["one digit too few", { number: "4242 4242 4242 424" }, { number: "Please choose one of the test cards" }],
  ["no number", { number: "" }, { number: "Please choose one of the test cards" }],
  ["a month that is none", { expiry: "13/34" }, { expiry: "The expiry date is a month and a year, such as 12/34" }],
  ["a code with letters", { cvc: "12a" }, { cvc: "The security code has 3 or 4 digits" }],
])("%s is refused here", (_, change, faults) => {
  expect(findCardFaults({ ...fillCard("4242424242424242"), ...change })).toEqual(faults)
})
