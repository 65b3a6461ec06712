import { expect, test } from "vitest"
import { isCarefulText, listSegments, proseSegments } from "./segments.ts"

const cut = (text: string): string[] =>
  proseSegments(text, { around: "en", isCareful: isCarefulText(text), genre: "service" }).map((segment) => segment.text)

test.each([
  [
    "waxed dog coat, hi vis piping, adjustable belly strap, made in Lancashire",
    ["waxed dog coat", "hi vis piping", "adjustable belly strap", "made in Lancashire"],
  ],
  ["mug rugs, lots of colours, washable, two for £15", ["mug rugs, lots of colours, washable", "two for £15"]],
  [
    "in this one i lift off the lid, check the seal and clean it, ends with a test",
    ["in this one i lift off the lid, check the seal and clean it", "ends with a test"],
  ],
])("a row in haste is a list: %j", (text, expected) => {
  expect(cut(text)).toEqual(expected)
})

test("where dashes are all the marks, each begins a line, and work that is not done is no order", () => {
  expect(cut("table runner - cotton 220 gsm - 14 x 72 in, two ends - first wash apart")).toEqual([
    "table runner",
    "cotton 220 gsm",
    "14 x 72 in, two ends",
    "first wash apart",
  ])
  expect(cut("cert given on the day. don't do roofs or relining")).toEqual([
    "cert given on the day.",
    "no roofs or relining",
  ])
})

test.each([
  ["cert for the council. don't buy scrap", "cert for the council; don't buy scrap"],
  ["feet as well 3 euro each. don't take the wool away", "feet as well 3 euro each; don't take the wool away"],
  ["add oil if you want. do not shed on darks", "add oil if you want; do not shed on darks"],
])("in haste, what somebody does not do needs the words before it: %s", (text, whole) => {
  expect(cut(text.replace("dont", "don't"))).toEqual([whole])
})

test.each([
  ["calf creep feeder 8 ft galv, lid hinge broke one side", "calf creep feeder 8 ft galv"],
  ["midlands style 4 inch approx, sold in pairs here", "midlands style 4 inch approx"],
  ["quilled birthday cards a6 on kraft board, sent as a parcel", "quilled birthday cards a6 on kraft board"],
])("no name is cut from the words behind it: %s", (text, first) => {
  expect(cut(text)[0]).toBe(first)
})

test.each([
  "Tide times and heights for 48 Irish harbours, works offline, data to end of 2026.",
  "Soy candle in a reusable tumbler, cedar and black tea, 45-hour burn",
  "Chest freezer 198 litre, Haier, works well, lid seal has a small tear.",
  "Sterling silver stacking rings, hammered by hand, sold in sets of three.",
  "Open Tuesday to Saturday, 9 to 5.",
  "Call Monday to Saturday, 8 am to 6 pm.",
  "Big, friendly, deep enough for an adult's whole hand.",
  "The blind runs in side channels, stays put at any height, and does not rattle.",
  "North Island usually next day, South Island two days.",
])("what was typed carefully stays whole: %j", (text) => {
  expect(cut(text)).toEqual([text])
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
  ["Not intended for children under 8, because the pins are sharp", 1],
  ["Cheap cord stretches, so the window no longer closes", 1],
  ["Hand wash, but no bleach, flat drying", 2],
  ["Not for bikes, not for prams", 1],
  ["Notes on paper get wet, lost or covered in slip", 1],
  ["Dry Stone Walling Association, Level 3", 1],
  ["Paper logs that burn, get wet or cannot be compared", 1],
  ["Ladders on uneven ground, bruised fruit", 2],
])("a reason or a limit has no item of its own: %j", (text, count) => {
  expect(listSegments(text)).toHaveLength(count)
})

test.each([
  ["Includes 24 hooks", 1],
  ["Oak legs; has 12 slots", 2],
  ["two brushes 12 filters", 1],
  ["Folds flat. Fits in a drawer", 2],
])("only a mark separates the items of a list: %j", (text, count) => {
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

test.each([
  ["Colors: ochre, slate blue and moss", ["Colors: ochre, slate blue and moss"]],
  ["red = don't sell. csv export", ["red = don't sell.", "csv export"]],
  ["3.5 mm jack. no battery", ["3.5 mm jack.", "no battery"]],
])("a list keeps a labelled row, and ends at a period: %s", (text, expected) => {
  expect(listSegments(text).map((segment) => segment.text)).toEqual(expected)
})

test.each([
  ["Workshop repair, with home pickup inside the city", ["Workshop repair, with home pickup inside the city"]],
  ["Oak frame, without the glass, walnut wedges", ["Oak frame, without the glass", "walnut wedges"]],
  ["steel tray, with a lid", ["steel tray, with a lid"]],
  ["steel tray, wither strap", ["steel tray", "wither strap"]],
])("what comes with something stays with it: %s", (text, items) => {
  expect(listSegments(text).map((each) => each.text)).toEqual(items)
})

test("behind the words that name the thing, a short line of a hasty text is told whole", () => {
  expect(cut("bell ringing app, free. rubbish at 12 bells on an SE, screen too small. got 3, price each")).toEqual([
    "bell ringing app, free",
    "rubbish at 12 bells on an SE, screen too small.",
    "got 3, price each",
  ])
})

test("what is done with several things is one item of a list", () => {
  expect(
    listSegments("Import a script, drag lighting, sound and fly cues into the margin, works offline").map(
      ({ text }) => text,
    ),
  ).toEqual(["Import a script", "drag lighting, sound and fly cues into the margin", "works offline"])
})

test("what is said of the item before stays with it", () => {
  const proof = "Fang penetration tested in 2021; the report is on our site"
  expect(listSegments(proof).map(({ text }) => text)).toEqual([proof])
})

test("work that is said once for several things stays whole", () => {
  for (const work of [
    "Curtain, cushion and blind cleaning",
    "Repair and servicing of longcase, bracket and wall clocks",
    "Sign interpreting for appointments, workplaces and events",
  ])
    expect(listSegments(work).map(({ text }) => text)).toEqual([work])
})

test("the word above the chapters is no sentence", () => {
  const text = "Chapters: 0:00 the find, 2:10 rust removal, 5:45 sharpening"
  expect(proseSegments(text, { around: "en", isCareful: true, genre: "service" }).map((each) => each.text)).toEqual([
    "0:00 the find",
    "2:10 rust removal",
    "5:45 sharpening",
  ])
})

test("the class of a license stays with it", () => {
  const proof = "EPRA licensed solar PV contractor, class T2"
  expect(listSegments(proof).map(({ text }) => text)).toEqual([proof])
})
