import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { searchPhrases } from "./phrases.ts"

const phrasesOf = (description: string): string[] =>
  searchPhrases(makeUnderstood({ description, location: "Leeds" }, "website")).flatMap(({ forms }) => forms)

test("who comes to the customer has no shop", () => {
  expect(phrasesOf("Barber for men and boys in Leeds.").join()).toContain("barber shop")
  expect(phrasesOf("Mobile barber for care homes in Leeds.").join()).not.toContain("shop")
})

test("reminders of one sort are no reminders of another", () => {
  const description = "Medicine reminders for cats with a weight log and a report for the vet."
  const found = searchPhrases(makeUnderstood({ description, appName: "Whisker Dose" }, "appstore"))
  expect(found.flatMap(({ forms }) => forms).join()).not.toMatch(/task|alert/)
})

test("an enamel house number plate is no enamel plate", () => {
  const description = "Enamel house number plate, cobalt blue with white numerals, 15 x 10 cm."
  const found = searchPhrases(makeUnderstood({ description }, "etsy")).flatMap(({ forms }) => forms)
  expect(found.join()).not.toMatch(/dinner|tin plate/)
})
