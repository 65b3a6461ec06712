import { expect, it } from "vitest"
import { celebrate, seenWith } from "./celebrate.ts"

it.each([
  [0, null, [], null],
  [0, 96, [], "score_95"],
  [1, 94, [], "first_listing"],
  [1, 95, ["first_listing"], "score_95"],
  [1, 95, ["first_listing", "score_95"], null],
  [9, 80, ["first_listing"], null],
  [10, 99, ["first_listing"], "listings_10"],
  [50, 99, [], "listings_50"],
  [120, 99, [], "listings_100"],
  [120, 80, ["first_listing", "listings_10", "listings_50", "listings_100"], null],
] as const)("%i listings, the best %s, seen %j: %j", (listings, bestScore, seen, id) => {
  expect(celebrate({ listings, bestScore }, seen)).toBe(id)
})

it("is done with everything that led to it", () => {
  expect(seenWith("listings_50")).toEqual(["first_listing", "listings_10", "listings_50"])
  expect(seenWith("score_95")).toEqual(["score_95"])
})
