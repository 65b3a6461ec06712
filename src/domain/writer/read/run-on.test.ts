import { expect, test } from "vitest"
import { isRun, isRunOn } from "./run-on.ts"

test.each([
  "free camp was at the lake ten bucks actually not free my mistake",
  "green is chile and tomatillo mild stuff, red is arbol with roasted tomato medium, the black one is habanero",
])("%s: nobody can tell where a sentence ends", (text) => {
  expect(isRunOn(text)).toBe(true)
})

test.each([
  "dog walking in Leith and Newhaven, £14 an hour, max 3 dogs at once, weekdays 10 to 3, insured",
  "hooks are size 1 black nickel",
])("%s: its punctuation separates the facts", (text) => {
  expect(isRunOn(text)).toBe(false)
})

test.each([
  "brass lamp green shade working new flex small dent on base nice patina",
  "stroller grey raincover footmuff wheels bit worn basket below used for one baby",
  "puncture repair new tyres all brands fitted old ones taken away run flats done",
])("nobody can tell where the facts in %j end", (text) => {
  expect(isRun(text)).toBe(true)
})

test.each([
  "oak stool with turned legs",
  "leakproof lid with a straw",
  "bellows tight, no leaks, one reed sticks on high F",
])("%j can be read", (text) => {
  expect(isRun(text)).toBe(false)
})
