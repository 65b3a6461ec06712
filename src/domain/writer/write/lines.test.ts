import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test("who buys it is told before the seller's story, and a deadline as the sentence it is", () => {
  const body = bodyOf(
    makeUnderstood(
      {
        description: "A brass sextant in its own box, made in Leith.",
        targetAudience: "sailors, people who teach navigation",
        brandStory: "My father repaired clocks in Leith until 1994.",
        seasonalRelevance: "Order by April for summer.",
      },
      "etsy",
    ),
  )
  expect(body.indexOf("sailors")).toBeLessThan(body.indexOf("My father"))
  expect(body).toContain("Order by April for summer")
  expect(body).not.toContain(": Order")
})
