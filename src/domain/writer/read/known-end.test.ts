import { expect, test } from "vitest"
import { knownEnd, nameApart } from "./known-end.ts"

test.each([
  [
    "cat water fountain 2.5L quiet pump stainless steel bowl top",
    "cat water fountain, 2.5L, quiet pump stainless steel bowl top",
  ],
  ["sterling silver ring stacking thin 1.2 mm hammered", "sterling silver ring, stacking thin 1.2 mm hammered"],
  ["bedtime story app records your voice, 60 stories", "bedtime story app, records your voice, 60 stories"],
  ["fleetwood mac rumours lp 1977 uk press", "fleetwood mac rumours lp, 1977 uk press"],
  ["led strip light 5m usb remote 16 colours", "led strip light, 5m, usb remote 16 colours"],
  ["garlic press stainless steel heavy duty", "garlic press, stainless steel heavy duty"],
  ["clay earrings daisy dangly gold hooks", "clay earrings, daisy dangly gold hooks"],
  ["soy wax melts 6 pack strong", "soy wax melts, 6 pack strong"],
  ["hiit timer loud beeps works with the screen off", "hiit timer, loud beeps works with the screen off"],
  ["packing list app tick boxes save lists", "packing list app, tick boxes save lists"],
  ["risograph print a3 london skyline 2 colour", "risograph print, a3, london skyline 2 colour"],
  ["corner sofa grey dfs 3 yrs old", "corner sofa, grey dfs 3 yrs old"],
  ["dyson v8 hoover new battery all heads", "dyson v8 hoover, new battery all heads"],
  ["resistance band 2kg each sand filled", "resistance band, 2kg each, sand filled"],
  ["old watering can 2 gal no leaks", "old watering can, 2 gal, no leaks"],
  ["washing machine 8kg 1400 spin", "washing machine 8kg, 1400 spin"],
  ["shelf 60 cm wide 2 shelves", "shelf, 60 cm wide, 2 shelves"],
])("what is said behind a known thing is no part of its name: %s", (typed, apart) => {
  expect(nameApart(typed).join(", ")).toBe(apart)
})

test.each([
  "phone charging cable",
  "harmonium tuning and bellows repair",
  "piano tuning",
  "sofa cleaning and curtain washing",
  "car seat cover black",
  "dog bed large grey",
  "ring light with stand 60 cm",
  "comes with a basket 40 cm wide handles on it",
  "coffee table",
  "crayons set of 12 in a tin",
  "iphone 11 64gb black unlocked",
  "boys 24 inch mountain bike",
  "garden 10 ft umbrella",
])("a longer name, and a thing with its qualities, stay whole: %s", (typed) => {
  expect(nameApart(typed)).toEqual([typed])
})

test("a material behind the name does not end it, what comes behind that does", () => {
  expect(knownEnd("water bottle stainless steel 500ml 2 lids".split(" "))).toEqual({ name: 2, whole: 2 })
})
