import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test("in a list, what is certainly said of the thing has a line of its own", () => {
  const description =
    "This is a satin bonnet for braids and locs. It is 20 inches from the band to the tip, so hair to about the waist lies inside without being folded. Both layers are charmeuse satin. The band is 2 inches wide with a tie, so you set the tension yourself. It comes in plum, black or rust. Machine wash it cold in a mesh bag and hang it to dry."
  const uniqueSellingProposition = "The tie sits flat and can be adjusted, so it stays on without leaving a line."
  const products = [{ name: "Braid Bonnet", category: "Hair accessories", description: "Satin, 20 inches long" }]
  const lines = bodyOf(
    makeUnderstood({ description, uniqueSellingProposition, products, style: "concise" }, "tiktokshop"),
  ).split("\n")
  expect(lines).toContain("- Comes in plum, black or rust")
  expect(lines).toContain("- The band is 2 inches wide with a tie, so you set the tension yourself")
})
