import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { passesAsSentence } from "./spoken.ts"

const passes = (description: string): boolean[] =>
  makeUnderstood({ description }, "etsy").facts.map((fact) => passesAsSentence(fact))

test.each([
  "the lid seals tight.",
  "paint is used looking, there's scratches on the side",
  "inside pocket fits a flask",
  "comes up big size down if between",
])("%j is a row of words", (text) => {
  expect(passes(text)).not.toContain(true)
})
