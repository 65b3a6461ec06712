import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { nounOf, offerPhrases, searchesOf } from "./offer-phrases.ts"
import { readOffer } from "./read-offer.ts"

const read = (description: string, name: string) => {
  const { u, wording } = tellerOf({ description, products: [{ name, category: "", description: "" }] }, "ebay")
  return { u, offer: readOffer(u, wording) }
}

test.each([
  ["Bosch drain pump 00145212, used.", "Bosch Drain Pump 00145212", "pump"],
  ["Lego 7140 X-wing fighter complete with instructions.", "Lego 7140 X-wing Fighter", "fighter"],
  ["Ashley king bedroom set 2021.", "Ashley King Bedroom Set", "bedroom set"],
  ["GE window air conditioner, 8000 BTU.", "GE Window Air Conditioner", "air conditioner"],
  ["Corgi Aston Martin DB5 gold.", "Corgi Aston Martin DB5", "db5"],
  ["Three-seater sofa in dark green velvet.", "Green Velvet Sofa", "sofa"],
])("%j is a %s", (description, name, noun) => {
  const { u, offer } = read(description, name)
  expect(nounOf(u, offer)).toBe(noun)
})

test("a model has no plural, and of three words before the noun no two are taken", () => {
  const calculator = read("Texas Instruments TI-84, used.", "TI-84 Plus")
  expect(searchesOf(calculator.u, calculator.offer).filter((text) => /84s/.test(text))).toEqual([])
  const table = read("Glass top patio table, used.", "Glass Top Patio Table")
  expect(offerPhrases(table.u, table.offer, "")).not.toContain("top patio table")
})

test("buyers type brand, kind and town, and never a measure or a word twice", () => {
  const { u, offer } = read("Trek mountain bike, used, 210 cm wide, disc brakes.", "Trek Mountain Bike")
  const phrases = offerPhrases(u, offer, "Dayton")
  expect(phrases).toEqual(
    expect.arrayContaining(["Trek Mountain Bike", "bikes Dayton", "Trek bike", "disc brakes", "used bike"]),
  )
  expect(phrases).not.toContain("210 cm wide")
  for (const phrase of phrases) expect(new Set(phrase.split(" ")).size).toBe(phrase.split(" ").length)
  expect(searchesOf(u, offer)).toContain("second hand bikes")
})
