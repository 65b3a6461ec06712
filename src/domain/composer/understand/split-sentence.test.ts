import { expect, test } from "vitest"
import { splitSentence } from "./split-sentence.ts"

test.each<[string, string[]]>([
  [
    "Holds 12 oz, four-finger handle, dishwasher and microwave safe.",
    ["Holds 12 oz", "four-finger handle", "dishwasher and microwave safe"],
  ],
  ["Comes with a lid, a tray, dishwasher and oven safe.", ["Comes with a lid", "a tray", "dishwasher and oven safe"]],
  ["450 ml, 68 g, fits inside our 750 ml pot.", ["450 ml", "68 g", "fits inside our 750 ml pot"]],
  [
    "Linen covers in double, king and super king, with wooden buttons.",
    ["Linen covers in double, king and super king", "with wooden buttons"],
  ],
  ["Notes of cocoa, toasted hazelnut and dried cherry.", ["Notes of cocoa, toasted hazelnut and dried cherry"]],
  [
    "Slow lesson in the key of G for beginners, left hand patterns and five licks.",
    ["Slow lesson in the key of G for beginners", "left hand patterns and five licks"],
  ],
  ["Started in a boat shed in Rye, East Sussex.", ["Started in a boat shed in Rye, East Sussex"]],
  [
    "We build walls, gardens and drainage for hillside yards.",
    ["We build walls, gardens and drainage for hillside yards"],
  ],
  [
    "Half pans can be bought singly, so the tin never has to be thrown away",
    ["Half pans can be bought singly, so the tin never has to be thrown away"],
  ],
  [
    "Covers lifting the car, removing the caliper and bedding in.",
    ["Covers lifting the car, removing the caliper and bedding in"],
  ],
  ["2,136 joyo kanji, stroke order", ["2,136 joyo kanji", "stroke order"]],
  ["If a spar breaks, a new one costs £3.", ["If a spar breaks, a new one costs £3."]],
  ["Also presses roti and wrappers.", ["It also presses roti and wrappers."]],
  ["In the box: lamp, strap and cable", ["In the box: lamp, strap and cable"]],
  ["(It is no toy)", ["It is no toy"]],
  ["Brass blade for thin ice, ABS claw for thick.", ["Brass blade for thin ice", "ABS claw for thick ice"]],
  ["Shipped within 48 hours, 8, 10 and 12 inch sizes", ["Shipped within 48 hours", "8, 10 and 12 inch sizes"]],
  ["Rim paste for mugs, glasses and cold beer.", ["Rim paste for mugs, glasses and cold beer"]],
  ["Four scents, two of each: fig, lime and rose", ["Four scents, two of each: fig, lime and rose"]],
  [
    "Shutter, light meter and self-timer work at all speeds.",
    ["Shutter, light meter and self-timer work at all speeds"],
  ],
  ["Straps, buckle and window can be replaced.", ["Straps, buckle and window can be replaced"]],
  ["Comes with strap, caps and a new 4LR44 battery.", ["Comes with strap, caps and a new 4LR44 battery"]],
  ["9 inches high, 14 wide and 6 deep.", ["9 inches high, 14 wide and 6 deep"]],
  ["Film camera from 1982, black and chrome body.", ["Film camera from 1982", "black and chrome body"]],
  ["", []],
])("%j says %j", (sentence, pieces) => {
  expect(splitSentence(sentence)).toEqual(pieces)
})

test("uses that end in an etc. are one row, and what some of a thing are hangs on the thing", () => {
  expect(splitSentence("for DIY earrings, keychains etc.")).toEqual(["for DIY earrings and keychains etc"])
  expect(splitSentence("18 half pans, 14 of them single-pigment")).toEqual(["18 half pans (14 of them single-pigment)"])
})
