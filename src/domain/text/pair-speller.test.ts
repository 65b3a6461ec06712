import { expect, test } from "vitest"
import { makePairSpeller } from "./pair-speller.ts"

test.each([
  ["Callaway Rogue ST Max", "CALLAWAY ROUGE clubs", "CALLAWAY Rogue clubs"],
  ["Callaway Rogue ST Max", "Callaway rogue clubs", "Callaway rogue clubs"],
  ["Callaway Rogue ST Max", "a rouge for the lips", "a rouge for the lips"],
  ["Callaway Rogue ST Max", "Callaway route", "Callaway route"],
  ["Rogue", "Callaway rouge", "Callaway rouge"],
  ["", "Callaway rouge", "Callaway rouge"],
  ["Steel Water Bottle", "steel water bottel", "steel water bottle"],
])("a thing named %j: %j is %j", (name, typed, written) => {
  expect(makePairSpeller(name)(typed)).toBe(written)
})
