import { expect, test } from "vitest"
import { leans } from "./leans.ts"

test.each([
  "It holds 12 oz",
  "The other two are beech",
  "Then fold the flap",
  "Afterwards it shows how late you were",
  "Afterwards, the lid closes by itself",
  "We update them when the rules change",
  "But not the lid",
  "Ours run from January to December",
  "Each has its own lid",
  "These are oiled twice",
  "The pedestal is not",
  "Everyone forgets that",
  "A cleaning wire is",
  "Nobody has to",
  "Most only need new cords",
  "Held when it is below 35°F",
  "About half the ones we see only need a new amplifier",
])("%s: depends on the sentence before it", (text) => {
  expect(leans(text)).toBe(true)
})

test.each([
  "Each mug holds 12 oz",
  "These earrings are silver",
  "Itself a rare thing",
  "Both handles fold flat",
  "The bowl is oak",
  "Needles are included, thread is not",
  "One-off purchase £8.99, no subscription",
  "Up to 15 cows free, KSh 150 a month above that",
  "Most loops we see, even old ones, need a new amplifier",
])("%s: does not", (text) => {
  expect(leans(text)).toBe(false)
})
