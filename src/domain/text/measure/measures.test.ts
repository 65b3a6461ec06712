import { expect, test } from "vitest"
import { normalMeasure } from "./measures.ts"

test.each([
  ["450ml", "450 ml"],
  ["450ML mug", "450 ml mug"],
  ["25L tank, 254l freezer, 20ltr can, 1 ltr", "25 L tank, 254 L freezer, 20 L can, 1 L"],
  ["28 to 36psi, 150 PSI, 140dpi", "28 to 36 psi, 150 psi, 140 dpi"],
  ["5.5KVA, 5.5 kva, 0.75kw", "5.5 kVA, 5.5 kVA, 0.75 kW"],
  ["4000mah, 10000mAh, 4000 mAh", "4000 mAh, 10000 mAh, 4000 mAh"],
  ["wind over 40kmh", "wind over 40 km/h"],
  ["vans over 3.5t", "vans over 3.5 t"],
  ["316L liners, 250L tank", "316L liners, 250 L tank"],
  [`10" x 12" on 14 count`, "10 in x 12 in on 14 count"],
  ["120gsm, 120 GSM, 210x90 CM, 500 ML", "120 gsm, 120 gsm, 210 x 90 cm, 500 ml"],
  ["8 mtr, 2.5 mtr x 1 mtr, 3 kgs", "8 m, 2.5 m x 1 m, 3 kg"],
  ["15hp Yamaha, Briggs 190cc, 150amp", "15 hp Yamaha, Briggs 190 cc, 150 amp"],
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
  "1967 MG Midget, 2008 ML 320, 650 DL, 2 FT-817",
  "a CRF 250L, jeans 34W 32L, tweed jacket 42L, a Hilux 5L diesel",
  "18t cog, 20T gear, 240V, 5 L pot",
  "22in collar",
  "37in bends",
  "no digits at all",
])("%j stays", (text) => {
  expect(normalMeasure(text)).toBe(text)
})

test('two sides with their units are whole before "approx", and an insurance is for millions', () => {
  expect(normalMeasure("8.5in x 4.7 in approx")).toBe("8.5 in x 4.7 in approx")
  expect(normalMeasure("PLI 5m")).toBe("PLI 5 million")
})
