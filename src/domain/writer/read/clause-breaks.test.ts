import { expect, test } from "vitest"
import { withClauseBreaks } from "./clause-breaks.ts"

test.each([
  ["Size runs small please order one up", "Size runs small; please order one up"],
  ["Gets hot let it cool ten minutes", "Gets hot; let it cool ten minutes"],
  ["Battery not included need a power bank", "Battery not included; need a power bank"],
  ["Size 7 x 3 feet (210 x 90 cm) colour black", "Size 7 x 3 feet (210 x 90 cm), colour black"],
  ["Sleeve VG has ring wear, vinyl is VG+ plays well", "Sleeve VG, has ring wear, vinyl is VG+, plays well"],
  ["Can you please order the next size", "Can you please order the next size"],
  ["Lid is 3 mm in thickness and colour varies", "Lid is 3 mm in thickness and colour varies"],
])("%s", (typed, broken) => {
  expect(withClauseBreaks(typed)).toBe(broken)
})

test.each([
  ["Extension pipe itself not included it's just the hinge", "Extension pipe itself not included; it's just the hinge"],
  ["No levelling motor for drivers side it's missing", "No levelling motor for drivers side; it's missing"],
  ["When coffee leaks out the side it's the seal", "When coffee leaks out the side, it's the seal"],
  ["Drips a little at the pivot that's normal for these", "Drips a little at the pivot; that's normal for these"],
  ["Some stainless but no sanitary no pressure pipe", "Some stainless but no sanitary, no pressure pipe"],
  ["Warranty on motor and switch not the burrs", "Warranty on motor and switch, not the burrs"],
  ["Rubber tips 19 mm grey pack of 4", "Rubber tips 19 mm grey, pack of 4"],
  ["Brow razor set of 6 with guard", "Brow razor, set of 6 with guard"],
  ["Bilge switch 12v 20a no mercury", "Bilge switch 12v 20a, no mercury"],
  ["25 x 40 mm bag of 100", "25 x 40 mm, bag of 100"],
  ["Needs manual readings it doesn't connect to the meter", "Needs manual readings; it doesn't connect to the meter"],
  ["Use wallpaper paste not PVA", "Use wallpaper paste, not PVA"],
  ["Soft gel all over not the cheap plastic", "Soft gel all over, not the cheap plastic"],
])("%j gets its missing punctuation", (typed, expected) => {
  expect(withClauseBreaks(typed)).toBe(expected)
})

test.each([
  "We can't take returns once it's been in your mouth",
  "Shows the grind and checking it's flat",
  "9 needles bent and sponge not an issue on this one",
  "Works with no signal because there's none where we go",
  "Battery does not come out of the case",
  "Scarf made of 100% wool",
  "When you lift it, it's heavy",
  "The paint has not been touched since",
  "Has a lid and no handle at all",
  "Headbands in this size don't fit over a helmet",
  "Says no smoking on the sign",
  "Felt underneath so they don't scratch",
  "Sheep wear no coats so there's some hay in it",
  "The bread contains no nuts",
  "Pet sheep no bother",
  "Chew proof no but I'll fix one free",
  "Sold as a set of 6 cups",
  "I think each one is a bit different",
  "It was fully serviced last year",
  "I had it serviced and oiled last month's pair",
  "The day my uncle said he was 81",
])("%j stays as it was typed", (typed) => {
  expect(withClauseBreaks(typed)).toBe(typed)
})
