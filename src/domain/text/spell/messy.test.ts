import { expect, test } from "vitest"
import { isMessy, isShortened } from "./messy.ts"

test.each([
  "🔥🔥 RIDE ON MOWER!!! 42in deck ,, new belt + blades. runs grate, starts 1st time every time lol. NO TIMEWASTERS!!! cash only, collect b4 sat pls, dont ask 4 delivry",
  "OMGGG cupcake boxs 4 ur wedding!! so cute luv them, vanila or choclate sponge, buttercreme, min order 24,, dm 2 book b4 they go!!! best baker in town",
  "TATTOO STUDIO, WALK INS WELCOME, FINE LINE AND BLACKWORK, COVER UPS, DEPOSIT £30, OPEN TUESDAY TO SATURDAY, STERILE NEEDLES, FREE CONSULTATION, CAR PARK BEHIND THE SHOP",
])("%j is messy", (text) => {
  expect(isMessy(text)).toBe(true)
})

test.each([
  "A ride-on mower with a 42 inch deck, a new belt and new blades. It starts first time. Cash on collection from Hereford, where it can be seen running. The engine is a Briggs & Stratton of 17.5 HP.",
  "Cupcakes for weddings, baked on the morning of the day: vanilla or chocolate sponge with buttercream, 24 at the least. Gluten-free on request. We deliver within 15 miles of Bath!",
  "Handgemachte Tasse aus Steinzeug mit Griff, 350 ml, spülmaschinenfest, in Blau oder Grün, gebrannt bei 1240 Grad in unserer Werkstatt in Freiburg seit dem Jahr 2009",
  "LOUD BUT SHORT!!!",
  "",
])("%j is not messy", (text) => {
  expect(isMessy(text)).toBe(false)
})

test.each([
  ["gps tracked so u see the route", true],
  ["no lift. u haul it down", true],
  ["shoulder pads still in (u can take them out)", true],
  ["steel teeth wont rust", true],
  ["dining table n 4 chairs", true],
  ["freeze dried, good 4 lunchboxes", true],
  ["carrying strap incl, 6 mm", true],
  ["A table for 4 people, good for 4 chairs", false],
  ["A U bolt and a type U plug", false],
])("%j abbreviates words: %j", (text, expected) => {
  expect(isShortened(text)).toBe(expected)
})

test.each([
  ["brown n cream stripes, no dye, washed 3 times but still smells of sheep", true],
  ["Brown n cream stripes, no dye, washed 3 times but still smells of sheep", false],
])("one short form is enough where nothing begins with a capital: %s", (text, isShort) => {
  expect(isShortened(text)).toBe(isShort)
})
