import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { withFit } from "./fit.ts"

const named = (name: string, description: string): string =>
  withFit(name, makeUnderstood({ description, products: [] }, "ebay"))

test.each([
  [
    "PTO Shaft",
    "PTO shaft off a 1986 new holland 273 baler 6 spline 1 3/8 both ends.",
    "off 1986 New Holland 273 Baler",
  ],
  ["Brake Caliper", "brake caliper off a 2004 yamaha fazer 600 40000 miles, pistons free", "off 2004 Yamaha Fazer 600"],
  ["Hauler Pump", "hauler pump off a 1992 spencer carter pot hauler, weeps", "off 1992 Spencer Carter Pot Hauler"],
  ["Carriage", "carriage came off my brother kh830 knitting machine works fine", "off Brother KH830 Knitting Machine"],
  ["Mower Deck", "mower deck pulled from a 2011 john deere x300 42 inch cut", "from 2011 John Deere X300"],
  ["Alternator", "alternator to suit 1998 Toyota Hilux 5L diesel, tested", "for 1998 Toyota Hilux 5L Diesel"],
  ["Carburettor", "Carburettor, as fitted to Triumph Bonneville T120 from 1968", "for Triumph Bonneville T120"],
  ["Wall Mount", "Wall mount for Ryobi 18V batteries, printed in grey.", "for Ryobi 18V Batteries"],
])("a %s says its machine", (name, description, machine) => {
  expect(named(name, description)).toBe(`${name} ${machine}`)
})

test.each([
  ["Ideal Super", "Ideal depth super 146 mm high, wax dipped, from A$32."],
  ["Petrol Tank", "petrol tank off a 1998 brazil one, red"],
  ["Rayburn Lid", "rayburn lid off a 1989 solid fuel rayburn, chips"],
  ["Maple Slab", "maple slab from a 1962 alley, arrows in it"],
  ["Clock Movement", "Clock movement from a 1930s oak mantel clock."],
  ["Welsh Slates", "welsh slates off my mams old chapel roof approx 380"],
  ["Fleece Rug", "fleece rug off my own sheep"],
  ["Battery Tray", "battery tray for DeWalt 18V and Makita 18V packs"],
])("%s: no machine is certain", (name, description) => {
  expect(named(name, description)).toBe(name)
})
