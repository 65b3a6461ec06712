import { expect, test } from "vitest"
import { sentenceCase, titleCase } from "./title-case.ts"

test.each([
  ["titanium camping mug 450 ml", "Titanium Camping Mug 450 ml"],
  ["usb-c to hdmi cable for iphone", "USB-C to HDMI Cable for iPhone"],
  ["wheel-thrown mug of the year", "Wheel-Thrown Mug of the Year"],
  ["Avensis 1.8 VVT-i alternator", "Avensis 1.8 VVT-i Alternator"],
  ["firewood, 3 m³ thrown", "Firewood, 3 m³ Thrown"],
  ["canon ae-1 program", "Canon AE-1 Program"],
  ["sony wm-fx290 radio", "Sony WM-FX290 Radio"],
  ["laptop with a core i5-8350U", "Laptop with a Core i5-8350U"],
  ["50mm f/1.8 lens", "50mm f/1.8 Lens"],
  ["mother's day gift in a box", "Mother's Day Gift in a Box"],
  ["12 oz mug: a gift", "12 oz Mug: A Gift"],
  ["the cat and the hat", "The Cat and the Hat"],
  ["what it is for", "What It Is For"],
  ["Ras el Hanout spice", "Ras el Hanout Spice"],
  ["white IKEA desk", "White IKEA Desk"],
  ["ikea desk", "IKEA Desk"],
  ["UppaBaby pram, uppababy seat", "UppaBaby Pram, UPPAbaby Seat"],
  ["UPPAbaby pram", "UPPAbaby Pram"],
  ["Macbook and Youtube", "MacBook and YouTube"],
  ["official D&D quality", "Official D&D Quality"],
  ["rumours lp edited in canva", "Rumours LP Edited in Canva"],
  ["led tv stand", "LED TV Stand"],
  ["tape 1.88 inches x 60 yards", "Tape 1.88 Inches x 60 Yards"],
  ["212 cc engine", "212 cc Engine"],
  ["15 hp motor, 40 km/h, 5.5 kVA", "15 hp Motor, 40 km/h, 5.5 kVA"],
  ["pin badge for a cat", "Pin Badge for a Cat"],
  ["step-by-step guide", "Step-by-Step Guide"],
  ["salt & pepper/spice set", "Salt & Pepper/Spice Set"],
  ["already Mixed McDonald", "Already Mixed McDonald"],
  ["(small) oak box", "(Small) Oak Box"],
  ["35mm film camera", "35mm Film Camera"],
  ["", ""],
])("%j as a title is %j", (text, title) => {
  expect(titleCase(text)).toBe(title)
  expect(titleCase(title)).toBe(title)
})

test.each([
  ["moving sale", "Moving sale"],
  ["iphone case", "iPhone case"],
  ["iPhone case", "iPhone case"],
  ["IPhone case", "iPhone case"],
  ["UppaBaby pram", "UppaBaby pram"],
  ["usb-c cable", "USB-C cable"],
  ["usb cable", "USB cable"],
  ["12 oz mug", "12 oz mug"],
  ["“quoted” start", "“Quoted” start"],
  ["Speckled Mug", "Speckled Mug"],
  ["", ""],
])("%j as a sentence is %j", (text, sentence) => {
  expect(sentenceCase(text)).toBe(sentence)
})
