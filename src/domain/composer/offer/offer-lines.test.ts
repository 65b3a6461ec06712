import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { offerLines } from "./offer-lines.ts"
import { readOffer } from "./read-offer.ts"

const linesOf = (description: string, closing: readonly string[], maxLines = 6) => {
  const { u, wording } = tellerOf(
    { description, products: [{ name: "Oak Table", category: "", description: "" }] },
    "ebay",
  )
  return offerLines(readOffer(u, wording).pieces, closing, maxLines)
}
const description =
  "Oak table. Walnut legs, 210 cm wide. Tested and works. One leg is faded. No chairs. Smoke-free flat."

test("each line is about one side of the thing, and the last ones are given", () => {
  expect(linesOf(description, ["Used", "Pickup only"])).toEqual([
    "Walnut legs, 210 cm wide",
    "Tested and works",
    "One leg is faded",
    "No chairs",
    "Used",
    "Pickup only",
  ])
})

test("no more lines than wanted, and none that nobody reads", () => {
  expect(linesOf(description, ["x".repeat(119), "Used"], 3)).toEqual(["Walnut legs, 210 cm wide", "Used"])
})
