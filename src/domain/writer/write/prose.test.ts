import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test("a story gets the seller's name", () => {
  const brandStory = "Started in a cow shed in 2011."
  const given = { businessName: "Larch & Latch", description: "We make sash windows for old houses.", brandStory }
  expect(bodyOf(makeUnderstood(given, "website"))).toMatch(/^Larch & Latch started in a cow shed in 2011\.$/m)
})

test.each([
  ["Used - Good", true],
  ["", false],
])("a condition is headed only where one is told: %s", (facebookCondition, isHeaded) => {
  const given = {
    description: "metal garden bench, seats three, made in Leeds, folds flat, no rust",
    facebookCondition,
  }
  expect(bodyOf(makeUnderstood(given, "facebookmarketplace")).includes("Condition and details")).toBe(isHeaded)
})

test("a hasty text without punctuation is not a sentence", () => {
  const body = bodyOf(
    makeUnderstood({
      description:
        "solid oak stool with a handle. the seat has three legs and sits flat on any floor we oil each one ourselves and it is wide. low enough for a child",
    }),
  )
  expect(body).toMatch(/^- The seat has three legs .* wide/m)
})
