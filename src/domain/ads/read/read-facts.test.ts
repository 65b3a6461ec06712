import { expect, it } from "vitest"
import { readFacts } from "./read-facts.ts"

it.each([
  [
    "Licensed and insured, same-day service, 20 years of experience",
    ["Licensed and insured", "same-day service", "20 years of experience"],
  ],
  ["photo reports, licensed and insured", ["photo reports", "licensed and insured"]],
  ["Gate access from 6 am to 10 pm, cameras on site", ["Gate access from 6 am to 10 pm", "cameras on site"]],
  ["CSIA certified, FAMILY OWNED since 1984!", ["CSIA certified", "family owned since 1984"]],
  ["buy, sell and trade; 40,000 titles", ["buy, sell and trade", "40,000 titles"]],
  ["first lesson free, lessons at your home", ["first lesson free", "lessons at your home"]],
])("cuts %j into points that can stand alone", (text, points) => {
  expect(readFacts(text)).toEqual({ points, sentences: [] })
})

it.each([
  ["We answer the phone 24/7.", "We answer the phone 24/7."],
  ["our team of certified, friendly people is on time!", "Our team of certified, friendly people is on time."],
  ["Call us: (520) 555-0123. Prices are posted online", "Prices are posted online."],
])("keeps the sentence in %j whole", (text, sentence) => {
  expect(readFacts(text).sentences).toContain(sentence)
})

it.each([
  ["loan cars, 12 month warranty, all makes and models", ["loan cars", "12 month warranty", "all makes and models"]],
  ["direct billing, evening and Saturday appointments", ["direct billing", "evening and Saturday appointments"]],
])("keeps words together that share a word in %j", (text, points) => expect(readFacts(text).points).toEqual(points))
