import { expect, test } from "vitest"
import { readHurriedForms } from "./hurried-forms.ts"

test.each([
  ["soft strap. #1 kids goggles on here! rinse after", "soft strap. ! rinse after"],
  ["the #1 lamp on tiktok, 16 colors", ", 16 colors"],
  ["mug says #1 dad", "mug says #1 dad"],
  ["#1 dad mug", "#1 dad mug"],
  ["dishwasher safe, swim coaches love", "dishwasher safe, "],
  ["chewy treats dogs love", "chewy treats dogs love"],
  ["CLEARANCE! cotton", "! cotton"],
  ["clearance was $18 now $12. soy", ". soy"],
  ["flash sale 40% off, nylon", ", nylon"],
  ["sale rack for boots", "sale rack for boots"],
  ["good 4 selfies + bedroom", "good for selfies + the bedroom"],
  ["great 4 piece set", "great 4-piece set"],
  ["colors green or blue gr8 4 camping", "colors green or blue. great for camping"],
  ["it is great for camping", "it is great for camping"],
  ["cotton wick NO lead", "cotton wick, NO lead"],
  ["bring a friend they are heavy", "bring a friend. they are heavy"],
  ["you haul it's heavy bring truck", "you haul. it's heavy. bring a truck"],
  ["8/32 tread left only 2 seasons", "8/32 tread left, only 2 seasons"],
  ["$480 for all 4 FIRM", "$480 for all 4 (firm)"],
  ["takara stamp not a reissue", "takara stamp, not a reissue"],
  ["it is not a toy", "it is not a toy"],
  ["mixed colors mostly green + white", "mixed colors, mostly green + white"],
  ["cash or etransfer", "cash or e-transfer"],
])("%j is read as %j", (typed, read) => {
  expect(readHurriedForms(typed)).toBe(read)
})
