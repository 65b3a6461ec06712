import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { forPlace } from "./for-place.ts"

const products = ["One", "Two"].map((name) => ({ name, category: "", description: "" }))
const { u } = tellerOf({ products }, "website")
const [first = u.subject, second = u.subject] = products
const ways = ["a", "b", "c"]

test("each product takes a way of its own", () => {
  const taken = [first, second].map((subject) => forPlace({ ...u, subject }, ways, 4))
  expect(taken).toEqual([["b"], ["c"]])
})

test("what can be said in one way only is said of one product", () => {
  expect([first, second].map((subject) => forPlace({ ...u, subject }, ["a", null], 3))).toEqual([[], ["a"]])
})

test("a single listing keeps all ways", () => {
  expect(forPlace(tellerOf({}, "website").u, ways, 0)).toEqual(ways)
})
