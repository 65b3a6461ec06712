import { expect, test } from "vitest"
import { readRun } from "./run-marks.ts"

test.each([
  ["a phrase that begins a fact", "wool rug cream great for nurseries", "wool rug cream, great for nurseries"],
  ["how to care for it", "linen apron two pockets machine wash", "linen apron two pockets, machine wash"],
  ["how it is sold", "brass lamp small dent sold as seen", "brass lamp small dent, sold as seen"],
  ["what ends a fact", "drill with two bits included charger too", "drill with two bits included, charger too"],
])("a comma is missing before or after %s", (_, typed, expected) => {
  expect(readRun(typed).text).toBe(expected)
})

test.each([
  "hook sizes 4 mm and 5 mm fit",
  "9 m tape instead of the usual 8 m with spare corner pieces",
  "small crack in the mudguard does not affect it",
  "glass vase tinted green 30 cm",
  "sold as a set of 6 cups",
  "trainers size 9 worn a few times",
  "aluminium 7075 poles in a pair",
  "bookcase for 40 books or more",
  "Honda Civic 3 doors and a boot",
  "heat in the microwave for 2 minutes",
  "is great for a first flat",
  "hand made to order in York",
  "app for 4 cafes and bars",
  "spare cot barely used 5 times",
  "the tray I made for it",
  "has a valve you can let a bit of air out",
  "pressure washed but still got a bit of barnacle on",
  "black leaves a bit of residue on your fingers",
  "bought used 2019 from a farm sale",
  "jacket pit to pit 62 cm",
  "each one brews 3 times",
  "kids trampoline 10 ft with net",
])("%j needs no comma", (typed) => {
  expect(readRun(typed).text).toBe(typed)
})

test.each([
  "brass lamp green shade working new flex small dent on base nice patina",
  "stroller grey raincover footmuff wheels bit worn basket below used for one baby",
  "puncture repair new tyres all brands fitted old ones taken away run flats done",
])("nobody can tell where the facts in %j end", (typed) => {
  expect(readRun(typed).isRun).toBe(true)
})

test.each([
  "oak stool with turned legs",
  "it tells you when to water based on pot size and light",
  "shirt with a narrow collar and buttons down the front and long sleeves",
  "leakproof lid with a straw",
])("%j can be read", (typed) => {
  expect(readRun(typed).isRun).toBe(false)
})
