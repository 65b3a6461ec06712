import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { faqOf, slugFrom } from "./page-fields.ts"

const room = { max: 200, unit: "safeChars", target: { min: 1, max: 80 } } as const
const named = (title: string) => ({ title, body: "", meta: "", bullets: [], phrases: [] })

test("two products that differ behind a comma have two addresses", () => {
  const products = ["Zip Sleepsuit, Dots", "Zip Sleepsuit, Waves"].map((name) => ({
    name,
    category: "",
    description: "",
  }))
  const u = makeUnderstood({ description: "Sleepsuits.", products }, "shopify")
  expect(slugFrom(u, named("Zip Sleepsuit, Dots"), room)).toBe("zip-sleepsuit-dots")
})

test("an address ends with the thing's name, and not in the middle of what it is made of", () => {
  const title = "Brown Fountain Pen Ink Made from Black Walnut Husks, 30 ml"
  const u = makeUnderstood({ description: title, products: [] }, "shopify")
  expect(slugFrom(u, named(title), room)).toBe("brown-fountain-pen-ink")
})

test("an address says what a kit is of", () => {
  const title = "Laser-Cut MDF Kit of a Two-Road OO Gauge Engine Shed"
  const u = makeUnderstood({ description: title, products: [] }, "shopify")
  expect(slugFrom(u, named(title), room)).toBe("oo-gauge-engine-shed-kit")
})

test("how long before a lesson it can be canceled is no opening time", () => {
  const description = "Driving lessons. You can cancel up to 24 hours before without a fee."
  const u = makeUnderstood({ description }, "website")
  expect(String(faqOf(u, named("Driving Lessons"), room))).not.toContain("24 hours")
})

test("what is only the first part of a price is not the answer to what it costs", () => {
  const description =
    "i find lost rings. $80 call out then pay what its worth to u if i find it, do backyards n parks too"
  const given = { description, priceRange: "$80 callout", products: [] }
  expect(String(faqOf(makeUnderstood(given, "website"), named("Rings"), room))).not.toContain("cost")
})

test("a place that goes on with a sentence is the answer as it is", () => {
  const given = { description: "We sell mugs.", location: "Winnipeg, Manitoba, we mail across Canada", products: [] }
  expect(String(faqOf(makeUnderstood(given, "website"), named("Mugs"), room))).toMatch(
    /\? Winnipeg, Manitoba, we mail across Canada\./,
  )
})

test.each([
  ["east galway + bit of roscommon", "Which area do you cover? East Galway and bit of Roscommon."],
  ["Leeds and Bradford", "Which area do you cover? Leeds and Bradford."],
  ["Ludlow, Shropshire, within 35 miles", "Which area do you cover? Everywhere within 35 miles of Ludlow, Shropshire."],
  ["north kerry and a bit of limerick", "Which area do you cover? North Kerry and a bit of Limerick."],
  ["Tyne and Wear", "is based in Tyne and Wear."],
])("nobody is based in two places: %s", (location, answer) => {
  const u = makeUnderstood({ businessName: "Fahy Shearing", description: "sheep shearing", location }, "website")
  expect(String(faqOf(u, named("Sheep Shearing"), room))).toContain(answer)
})

test.each([
  ["kilrush co clare", "septic-tank-emptying-kilrush"],
  ["glasbury on wye", "septic-tank-emptying-glasbury"],
])("an address ends with the town, and not in the middle of %s", (location, slug) => {
  const u = makeUnderstood({ description: "septic tank emptying", location }, "website")
  expect(slugFrom(u, named("Septic Tank Emptying"), room)).toBe(slug)
})

test.each([
  ["On-Site Headstone Cleaning", "on-site-headstone-cleaning"],
  ["Walk-In Rug Repair", "walk-in-rug-repair"],
  ["Off-Grid Solar Fitting", "off-grid-solar-fitting"],
  ["Repair of Clocks on the Wall", "repair-clocks-wall"],
])("an address keeps both parts of a word that has a small one: %s", (title, slug) => {
  const u = makeUnderstood({ description: title, products: [] }, "shopify")
  expect(slugFrom(u, named(title), room)).toBe(slug)
})

test.each([
  [
    "PIRB registered. You get a certificate with every installation.",
    "PIRB registered. You get a certificate with every installation.",
  ],
  ["Certified electrician. We hold the RGI card.", "Certified electrician. We hold the RGI card."],
  ["City & Guilds qualified. Every job is photographed.", "City & Guilds qualified. Every job is photographed."],
  ["Gas Safe registered, OFTEC qualified", "Gas Safe registered, OFTEC qualified."],
])("several proofs are one answer, and sentences stay sentences: %s", (certifications, answer) => {
  const u = makeUnderstood({ description: "We fit heaters.", certifications, products: [] }, "website")
  expect(String(faqOf(u, named("Heaters"), room))).toContain(`? ${answer}`)
})
