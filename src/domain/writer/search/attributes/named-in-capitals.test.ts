import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { namedInCapitals } from "./named-in-capitals.ts"

test.each([
  ["Hornby Flying Scotsman locomotive, OO gauge, boxed.", "Hornby Flying Scotsman"],
  ["Vintage Levi's 501 jeans, mid blue.", "Levi's 501"],
  ["Silver Cross pram with carrycot, grey.", "Silver Cross"],
  ["Royal Doulton Toby jug, Falstaff.", "Royal Doulton"],
  ["Raleigh Chopper 24 inch bike, red.", "Raleigh Chopper"],
  ["Irish Linen tea towel, woven in Donegal.", ""],
  ["Wooden egg rack for 24 eggs.", ""],
  ["HAND MADE BASKET, WILLOW.", ""],
])("what a seller writes with capitals before the thing is one name: %s", (description, expected) => {
  expect(namedInCapitals(makeUnderstood({ description, products: [] }, "ebay"))).toBe(expected)
})
