import { expect, test } from "vitest"
import { withoutChatter } from "./chatter.ts"

test.each([
  ["(10 mm to 80 mm), thick", "(10 mm to 80 mm), thick"],
  ["6 mm cork, relieves back pain in 5 minutes, wipe clean", "6 mm cork, wipe clean"],
  ["Regrows hair in 14 days. 90 g bar", "90 g bar"],
  ["Makes your ADHD go away. 8 oz tub", "8 oz tub"],
  ["Solid oak. wife says go before Christmas. 118 cm", "Solid oak. 118 cm"],
  ["100 million brighter flash light app", "flash light app"],
  ["Gel polish x12 (doctors love it), 100 tips", "Gel polish x12, 100 tips"],
  ["free p&p if you follow. £6", "£6"],
  ["any issue email us before leaving bad review & get $10 giftcard. 20 magnets", "20 magnets"],
  ["Alloys 17 in - cheaper off eBay", "Alloys 17 in"],
  ["Rods and reels. the goat of fishing", "Rods and reels."],
  ["Chrome, removes 99.99999% of everything, 1.8 GPM", "Chrome, 1.8 GPM"],
  ["5 sprays. grows hair back. 60 in hose", "5 sprays. 60 in hose"],
  ["Dark mode. Installed by the FBI", "Dark mode."],
  ["some fading, my grandma loved them, 9 lbs", "some fading, 9 lbs"],
  ["same day if you ring by 11am", "same day if you ring by 11am"],
  ["$325 firm, not $200 not your xbox not your dog", "$325 firm"],
  ["Lasts 72 hours on skin guaranteed, top notes of saffron", "top notes of saffron"],
  ["Mushroom earrings, sooo cute, 2M views", "Mushroom earrings"],
  ["had it 2 summers kids moved on to drums, mat is fine", "had it 2 summers, mat is fine"],
  ["got the receipt, our lad has discovered cars, swing seat 72 cm", "got the receipt, swing seat 72 cm"],
  [
    "Taken apart and dry, took me 3 hours and a pot of tea, fits an estate car",
    "Taken apart and dry, fits an estate car",
  ],
  ["spare chain, no moaning if you come off it, 72 cm seat", "spare chain, 72 cm seat"],
  ["heat goes round the toes not like them other ones", "heat goes round the toes"],
])("%j leaves %j", (typed, left) => {
  expect(withoutChatter(typed)).toBe(left)
  expect(withoutChatter(left)).toBe(left)
})

test.each([
  "Goat milk soap with oats. Fits gift cards of 86 x 54 mm (not included).",
  "Hair ties, pain au chocolat, skin care bars; a sleep timer and a pain log",
  "Turns off at 15% battery so you can still call",
  "Refundable deposit of £50, 2 keys, size 27.5",
  "Best before 2027. Strongest setting 3. Queen of hearts card.",
  "Collect from M8 or courier, £40",
  "For hunters and older folks. Kids of 4 and over",
  "",
])("%j is a fact and stays", (text) => {
  expect(withoutChatter(text)).toBe(text)
})

test.each([
  ["letters", "a".repeat(20_000)],
  ["boasts", "the best ".repeat(3000)],
  ["conditions", "if you ".repeat(3000)],
  ["cures", "cures ".repeat(3000)],
  ["numbers", "no 1 ".repeat(3000)],
  ["superlatives", "cleverest ".repeat(3000)],
  ["advice", "dont buy from ".repeat(3000)],
])(
  "a text made to be slow, of %s, is still read soon",
  (_, text) => {
    expect(withoutChatter(text).length).toBeLessThanOrEqual(text.length)
  },
  20_000,
)
