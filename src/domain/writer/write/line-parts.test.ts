import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { lineAndRest, lineParts } from "./line-parts.ts"

const inGoods = makeUnderstood({ description: "Cat cave." }, "etsy")
const inService = makeUnderstood({ description: "Locksmith." }, "website")

test.each([
  [
    "Metronome app with odd time signatures, accent patterns and a screen flash, 20 to 300 BPM.",
    ["Metronome app", "odd time signatures", "accent patterns", "screen flash", "20 to 300 BPM"],
  ],
  [
    "Spirit level app with angle in degrees and percent, calibration and a beep when level.",
    ["Spirit level app", "angle in degrees and percent", "calibration", "beep when level"],
  ],
  [
    "Tide times for 96 harbours and bars, with moon phase and a 7-day chart.",
    ["Tide times for 96 harbours and bars", "moon phase", "7-day chart"],
  ],
  [
    "Extension ladder, 3 m closed and 5.2 m open, one rubber foot missing, €60.",
    ["Extension ladder", "3 m closed and 5.2 m open", "one rubber foot missing", "Price: €60"],
  ],
  [
    "Roasting tins in small, medium and large, white with a blue rim.",
    ["Roasting tins in small, medium and large", "white with a blue rim"],
  ],
  [
    "Guitar tuner app with chromatic mode, 30 alternate tunings and bass and ukulele support.",
    ["Guitar tuner app", "chromatic mode", "30 alternate tunings and bass and ukulele support"],
  ],
  [
    "Biryani for ten in one pot, with marinade and dum times.",
    ["Biryani for ten in one pot", "marinade and dum times"],
  ],
  ["USB-C hub with HDMI, three USB ports and an SD reader.", ["USB-C hub with HDMI", "three USB ports", "SD reader"]],
  [
    "Gel nail kit with lamp, six nude colours, top and base coat.",
    ["Gel nail kit with lamp", "six nude colours", "top and base coat"],
  ],
  [
    "Car valeting in Swansea, deep cleans and pet hair removal.",
    ["Car valeting in Swansea", "deep cleans and pet hair removal"],
  ],
  [
    "Sourdough timer with reminders for each fold, notes and photos.",
    ["Sourdough timer", "reminders for each fold", "notes and photos"],
  ],
  [
    "Boarding cattery in Hobart, with outdoor runs and heated rooms.",
    ["Boarding cattery in Hobart", "outdoor runs", "heated rooms"],
  ],
  [
    "Chord chart app for church bands that transposes songs to any key and scrolls hands free.",
    ["Chord chart app for church bands", "transposes songs to any key", "scrolls hands free"],
  ],
  [
    "Birch cajons with adjustable snare wires and rubber feet, adult and kid sizes, padded bag extra.",
    ["Birch cajons", "adjustable snare wires and rubber feet", "adult and kid sizes", "padded bag extra"],
  ],
  [
    "Row counter for knitting that counts rows, repeats and stitches for several projects and listens for the word next.",
    ["Row counter for knitting", "counts rows, repeats and stitches for several projects", "listens for the word next"],
  ],
  [
    "Tuner for guitar, bass and violin with 34 alternate tunings and accuracy of one cent.",
    ["Tuner for guitar, bass and violin", "34 alternate tunings", "accuracy of one cent"],
  ],
  [
    "Water bottle with hourly time marks from 8 am to 8 pm, flip straw, carry loop and a lid that locks.",
    ["Water bottle with hourly time marks from 8 am to 8 pm", "flip straw", "carry loop", "lid that locks"],
  ],
  [
    "Used carburettors, points and gaskets for old British motorbikes, mainly Triumph.",
    ["Used carburettors, points and gaskets for old British motorbikes", "mainly Triumph"],
  ],
  [
    "Bagpipe tuner with a drone sound, metronome and over 200 traditional tunes.",
    ["Bagpipe tuner", "drone sound", "metronome and over 200 traditional tunes"],
  ],
])("one line names a thing and what it has: %s", (line, parts) => {
  expect(lineParts(line, inGoods)).toEqual(parts)
})

test.each([
  [
    "Wardrobe app: photograph your clothes, plan outfits by day and see cost per wear.",
    ["Wardrobe app", "photograph your clothes", "plan outfits by day", "see cost per wear"],
  ],
  [
    "Baby sleep log: track naps, feeds and nappies, share with a partner.",
    ["Baby sleep log", "track naps, feeds and nappies", "share with a partner"],
  ],
  ["Golf app: score cards, handicap and stats.", []],
])("behind its name, an app's deeds are told one by one: %s", (description, parts) => {
  expect(lineParts(description, makeUnderstood({ description, appName: "Tern" }, "appstore"))).toEqual(parts)
})

test("a business is for several kinds of work, all of them in its place", () => {
  expect(
    lineParts("Locksmith for lock repair, key cutting and safe opening in Hamilton, by appointment.", inService),
  ).toEqual(["Locksmith in Hamilton", "lock repair", "key cutting", "safe opening", "by appointment"])
})

test("behind a row of works is for whom all of them are", () => {
  const line = "Piano tuning, regulation and pitch raises for uprights and grands in homes and schools."
  expect(lineParts(line, inService)).toEqual([
    "Piano tuning, regulation and pitch raises",
    "for uprights and grands in homes and schools",
  ])
})

test("whom and what a business is for is one piece: shears alone are no work", () => {
  expect(lineParts("Sharpening van in Norwich for shears, mower blades and scissors.", inService)).toEqual([
    "Sharpening van in Norwich",
    "for shears, mower blades and scissors",
  ])
  expect(lineParts("Phone interpreters for appointments, court and job interviews, by video.", inService)).toEqual([
    "Phone interpreters",
    "for appointments, court and job interviews",
    "by video",
  ])
})

test.each([
  "Row counter for knitting.",
  "The drip tray catches the water, and the jar holds a litre.",
  "Fountain pen. Ink included, no box.",
])("a sentence is no row: %s", (line) => {
  expect(lineParts(line, inGoods)).toEqual([])
})

test.each([
  [
    "Locksmith in Hobart for lockouts, rekeying and window locks, open Sundays",
    ["Locksmith in Hobart for lockouts, rekeying and window locks", ["open Sundays"]],
  ],
  ["Piano tuning, regulation and pitch raises for uprights", ["", []]],
])("what is behind the row of a business is told apart: %s", (line, told) => {
  expect(lineAndRest(line, inService)).toEqual(told)
})
