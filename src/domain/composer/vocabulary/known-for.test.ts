import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { knownFor } from "./known-for.ts"

const knownIn = (name: string, industry: string) => knownFor(name, tellerOf({ description: name, industry }, "etsy").u)

test.each([
  ["Cuticle Oil Pen", "Beauty"],
  ["Car Seat Organizer", "Car accessories"],
])("%s of a shop for %s is none of what its last word says", (name, industry) => {
  expect(knownIn(name, industry)).toBeNull()
})

test.each([
  ["Fountain Pen", "Stationery"],
  ["Desk Organizer", "Home"],
  ["Lip Oil", "Beauty"],
  ["Dog Harness", "Pet supplies"],
])("%s of a shop for %s is known", (name, industry) => {
  expect(knownIn(name, industry)).not.toBeNull()
})
