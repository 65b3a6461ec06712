import { expect, test } from "vitest"
import { begging, greeting, tidyText, withCommas } from "./tidy-text.ts"

test.each([
  ["12 yrs exp. City trained", "12 years of experience. City trained"],
  ["mon-sat 9-5", "open Monday to Saturday 9 to 5"],
  ["pet friendly sprays", "pet-friendly sprays"],
  ["pet friendly", "pet friendly"],
  ["a 20 minute lesson", "a 20-minute lesson"],
  ["20 minutes of calm", "20 minutes of calm"],
  ["left hand patterns", "left-hand patterns"],
  ["AZ lic. 9471", "AZ license 9471"],
  ["one time visit", "one-time visit"],
  ["no car to old", "no car too old"],
  ["no road to London", "no road to London"],
  ["dvsa approved station", "DVSA approved station"],
  ["fully approved station", "fully approved station"],
  ["smash burgers EP 9", "smash burgers episode 9"],
  ["14 days hire", "14 days' hire"],
  ["cover Sheffield Rotherham and Barnsley", "cover Sheffield, Rotherham and Barnsley"],
  ["we catch the legend fish finally", "we finally catch the legend fish"],
  ["we get wine, candles & catch the fish finally.", "we get wine, candles & finally catch the fish."],
  ["we are the last ones finally", "we are the last ones finally"],
])("%j is tidied to %j", (typed, tidy) => {
  expect(tidyText(typed)).toBe(tidy)
})

test("a picture between two words parts them, and one at the end does not", () => {
  expect(withCommas("control 🦂 scorpions 🔥")).toBe("control, scorpions 🔥")
})

test.each([
  ["like and subscribe for part 8", true],
  ["like a bird in the sky", false],
])("whether %j begs: %j", (text, is) => {
  expect(begging.test(text)).toBe(is)
})

test("a greeting tells nothing of what is offered", () => {
  expect(["Welcome to Harrow & Fern.", "Hello and welcome."].every((text) => greeting.test(text))).toBe(true)
  expect(greeting.test("Dogs are welcome.")).toBe(false)
})
