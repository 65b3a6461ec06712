import { expect, test } from "vitest"
import { normalMeasure } from "./measures.ts"

test.each([
  ["450ml", "450 ml"],
  ["450ML mug", "450 ml mug"],
  ["12oz, 100g bag", "12 oz, 100 g bag"],
  ["points of 100gr", "points of 100 gr"],
  ["310 gms, 50gm", "310 g, 50 g"],
  ["tested at 14.2v", "tested at 14.2V"],
  ["6ft cable", "6 ft cable"],
  ["pew 7ft 2 long", "pew 7 ft 2 in long"],
  ["a pole, 6 ft 11", "a pole, 6 ft 11 in"],
  ["bench 6 ft 2 drawers", "bench 6 ft 2 drawers"],
  ["7 ft 12 rungs", "7 ft 12 rungs"],
  ['24" bike', "24-inch bike"],
  ['24" wide', "24 in wide"],
  ["22in wide", "22 in wide"],
  ["17-22in / 22-27in", "17-22 in / 22-27 in"],
  ["9.5x8cm", "9.5 x 8 cm"],
  ["160×90cm", "160 x 90 cm"],
  ["10mm to 80mm", "10 mm to 80 mm"],
  ["1,900km", "1,900 km"],
  ["5'10\"", "5 ft 10 in"],
  ['3/4" pipe', "3/4-inch pipe"],
  ["2.5KG", "2.5 kg"],
  ["sizes 6m-24m and 6m up to 10T", "sizes 6m-24m and 6m up to 10T"],
  ["public liability 2m", "public liability 2 million"],
  ["20m public liability", "20 million public liability"],
  ["works on slow 3g, needs 4g", "works on slow 3G, needs 4G"],
  ["salt with 5g of sugar", "salt with 5 g of sugar"],
  ["rope 6m", "rope 6 m"],
  ["18cm x 12. comes on a chain", "18 cm x 12 cm. comes on a chain"],
  ["14.75in x 1.5in", "14.75 in x 1.5 in"],
  ["20 ft x 2 in; 1.9 lb", "20 ft x 2 in; 1.9 lb"],
])("%j is written %j", (typed, written) => {
  expect(normalMeasure(typed)).toBe(written)
})

test.each([
  "35mm film",
  "Canon AE-1 Program 35mm SLR",
  "50mm lens",
  "3.5mm jack",
  "5G phone, 4K at 60 Hz",
  "WM3400CW and DLE3400W",
  "BHN1-51-041",
  "4x4, 2x4, 1080p",
  'the "size 24" one',
  "450 ml and 12 oz",
  "M8x20 bolt",
  "$5m, 2in1, 100% cotton",
  "x312",
  "22in collar",
  "37in bends",
  "no digits at all",
])("%j stays", (text) => {
  expect(normalMeasure(text)).toBe(text)
})
