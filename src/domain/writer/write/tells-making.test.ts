import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { tellsMaking } from "./tells-making.ts"

const tells = (handmadeStory: string): boolean =>
  makeUnderstood({ description: "Oak tray.", handmadeStory }).facts.some(
    (fact) => fact.field === "handmadeStory" && tellsMaking(fact),
  )

test.each([
  "I forge on weekends in a shed behind the wharf.",
  "The rims are lashed, and each base is woven from one rod.",
  "Hand-poured in a garden shed.",
  "We slowly dry the wood, then oil it twice.",
])("a text tells making: %s", (text) => {
  expect(tells(text)).toBe(true)
})

test.each([
  "My mother left me her lace pillow and I started turning bobbins.",
  "I have used a wheelchair since 2011 and got tired of wet knees.",
  "Taught by an old boy on the canal.",
  "I made the first pair after the left strap gave way at a wedding.",
])("a text tells something else: %s", (text) => {
  expect(tells(text)).toBe(false)
})
