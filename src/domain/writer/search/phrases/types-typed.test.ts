import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { typesOf } from "./types-typed.ts"

test.each([
  ["Wheelchair and scooter repair", ["wheelchair repair", "scooter repair"]],
  ["Manual and automatic driving lessons", ["manual driving lessons", "automatic driving lessons"]],
  ["Bicycle and pram repairs", ["bicycle repairs", "pram repairs"]],
  ["Piano tuning and repair", ["piano tuning", "piano repair"]],
  ["Garden maintenance and hedge trimming", ["garden maintenance", "hedge trimming"]],
])("work that is said once is done on both: %s", (serviceType, expected) => {
  const given = { description: "We look after gardens, pianos and scooters at your house.", serviceType, products: [] }
  expect(typesOf(makeUnderstood(given, "website"))).toEqual(expected)
})
