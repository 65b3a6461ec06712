import { expect, test } from "vitest"
import { namesAgain } from "./names-again.ts"

const told = (improvedBodyText: string, ...texts: string[]) =>
  namesAgain({ productName: "", improvedBodyText }, texts).improvedBodyText

test("a name gets its capital back, and what a shop's name says it does is no name", () => {
  expect(told("For the geminids.", "Out for the Geminids in December")).toBe("For the Geminids.")
  expect(told("A salsa lesson.", "Corner Step Salsa")).toBe("A salsa lesson.")
})
