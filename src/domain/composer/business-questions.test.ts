import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { businessQuestions } from "./business-questions.ts"
import { readOffer } from "./said/offer.ts"
import { readSaid } from "./said/read-said.ts"

const asked = (given: object): string[] => {
  const { u } = tellerOf({ businessName: "Tarn & Son", ...given }, "website")
  return businessQuestions(u, readOffer(u, readSaid(u)), 6, 60)
}

test("what goes wrong has no price, and what is done has one", () => {
  const all = asked({
    description: "we do boilers, leaks, blocked drains, bathrooms. cover Kendal, Ambleside",
    location: "kendal",
    targetKeywords: "plumber kendal, boiler repair kendal",
  }).join("\n")
  expect(all).toContain("how much does a plumber cost")
  expect(all).toContain("boiler repair kendal prices")
  expect(all).not.toMatch(/(?:leaks|drains)(?: kendal)? (?:cost|prices)|how much do (?:leaks|blocked)/)
})

test("a clinic or a bakery costs nothing by itself", () => {
  const all = asked({
    description: "Physiotherapy clinic in Hull treating back pain, sports injuries and stiff knees.",
  })
  expect(all.join("\n")).not.toMatch(/clinic cost|back pain (?:cost|prices)/)
  expect(all.join("\n")).toContain("physiotherapy clinic near me")
})

test("who translates records sells translations, and a place stands in a phrase once", () => {
  const all = asked({
    description: "Translation bureau in Chicago. We translate birth certificates, diplomas and court papers.",
    location: "Chicago",
    targetKeywords: "Cotswolds court interpreter",
  }).join("\n")
  expect(all).not.toMatch(/certificates (?:cost|prices)|do birth certificates/)
  expect(all).not.toMatch(/cotswolds.*chicago/)
})
