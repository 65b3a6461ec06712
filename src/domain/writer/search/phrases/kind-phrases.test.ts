import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { searchPhrases } from "./phrases.ts"

const phrasesOf = (description: string): string[] =>
  searchPhrases(makeUnderstood({ description, location: "Leeds" }, "website")).flatMap(({ forms }) => forms)

test("who comes to the customer has no shop", () => {
  expect(phrasesOf("Barber for men and boys in Leeds.").join()).toContain("barber shop")
  expect(phrasesOf("Mobile barber for care homes in Leeds.").join()).not.toContain("shop")
})
