import { expect, test } from "vitest"
import { isCarefulText, listSegments, proseSegments } from "./segments.ts"

const cut = (text: string): string[] =>
  proseSegments(text, { around: "en", isCareful: isCarefulText(text), isOfPage: false }).map((segment) => segment.text)

test.each([
  [
    "Tide times and heights for 48 Irish harbours, works offline, data to end of 2026.",
    ["Tide times and heights for 48 Irish harbours", "works offline", "data to end of 2026"],
  ],
  [
    "Log cash and card tips by shift, see hourly average by day of week, export for taxes.",
    ["Log cash and card tips by shift", "see hourly average by day of week", "export for taxes"],
  ],
  [
    "Electric scrubber for tiles, baths and hobs, two speeds, extends to 112 cm.",
    ["Electric scrubber for tiles, baths and hobs", "two speeds", "extends to 112 cm"],
  ],
  [
    "Soy candle in a reusable tumbler, cedar and black tea, 45-hour burn",
    ["Soy candle in a reusable tumbler", "cedar and black tea", "45-hour burn"],
  ],
  [
    "Nikon AF-S 50mm f/1.8G lens, clean glass, both caps, small scuff on barrel, UK stock",
    ["Nikon AF-S 50mm f/1.8G lens", "clean glass", "both caps", "small scuff on barrel", "UK stock"],
  ],
  ["soy melts. scents - linen, cherry, baby powder", ["soy melts.", "scents: linen, cherry, baby powder"]],
  [
    "Handwoven scarf in moss and cream, 180 x 30 cm, with a twisted fringe.",
    ["Handwoven scarf in moss and cream", "180 x 30 cm", "with a twisted fringe"],
  ],
  [
    "Chest freezer 198 litre, Haier, works well, lid seal has a small tear.",
    ["Chest freezer 198 litre", "Haier", "works well", "lid seal has a small tear"],
  ],
  [
    "Three ink bottles for the pen, in black, rust and teal; 9 cm high, 4 cm wide, refillable",
    ["Three ink bottles for the pen, in black, rust and teal", "9 cm high, 4 cm wide", "refillable"],
  ],
  [
    "Compact travel umbrella, 28 cm folded, 320 g, with ten ribs and a wooden handle.",
    ["Compact travel umbrella", "28 cm folded", "320 g", "with ten ribs and a wooden handle"],
  ],
  [
    "Gas grill, works, side shelf cracked, half tank included, you haul.",
    ["Gas grill", "works", "side shelf cracked", "half tank included", "you haul"],
  ],
  [
    "waxed dog coat, hi vis piping, adjustable belly strap, made in Lancashire £48",
    ["waxed dog coat", "hi vis piping", "adjustable belly strap, made in Lancashire", "£48"],
  ],
  ["mug rugs, lots of colours, washable, two for £15", ["mug rugs", "lots of colours", "washable", "two for £15"]],
])("a row with verbs is a list: %j", (text, expected) => {
  expect(cut(text)).toEqual(expected)
})

test.each([
  "Sterling silver stacking rings, hammered by hand, sold in sets of three.",
  "Open Tuesday to Saturday, 9 to 5.",
  "Call Monday to Saturday, 8 am to 6 pm.",
  "Made of food-grade silicone, 0.6 mm thick, latex free.",
  "Big, friendly, deep enough for an adult's whole hand.",
  "The blind runs in side channels, stays put at any height, and does not rattle.",
  "We draught-proof, repair and repaint sash windows, and we sweep up.",
])("a sentence stays whole: %j", (text) => {
  expect(cut(text)).toHaveLength(1)
})

test("a hasty run is cut after the name that it begins with", () => {
  expect(
    cut(
      "tally counter app for shearers and shed hands, big button on screen or use your volume button with the phone in your pocket",
    ),
  ).toEqual([
    "tally counter app for shearers and shed hands",
    "big button on screen or use your volume button with the phone in your pocket",
  ])
})

test.each([
  ["Includes 24 hooks", 1],
  ["Oak legs; has 12 slots", 2],
  ["two brushes 12 filters", 2],
])("a count is cut from a name before it, but not from its verb: %j", (text, count) => {
  expect(listSegments(text)).toHaveLength(count)
})

test.each([
  ["Apply, wait ten minutes, peel.", ["Apply, wait ten minutes, peel."]],
  [
    "list app for couples and flatmates, tick stuff off and it goes on both phones, sorts by aisle",
    ["list app for couples and flatmates", "tick stuff off and it goes on both phones", "sorts by aisle"],
  ],
  ["hedge cutting in Devon, call out £45", ["hedge cutting in Devon", "call out £45"]],
])("steps stay one line, and a clause joins no name: %s", (text, expected) => {
  expect(cut(text)).toEqual(expected)
})
