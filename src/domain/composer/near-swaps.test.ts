import { expect, test } from "vitest"
import { nearSwaps } from "./near-swaps.ts"

const waysOf = (text: string): string[] =>
  nearSwaps.map(({ from, to }) => text.replace(from, to)).filter((other) => other !== text)

test.each([
  ["The felt is finished and wants replacing.", "The felt is finished and needs replacing."],
  ["It has no timer unless you switch it on.", "It has no timer unless you turn it on."],
  ["A small stain on the back side of one cushion.", "A small stain on the back of one cushion."],
  ["The bearer is soft for about a hand's width.", "The bearer is soft for roughly a hand's width."],
  ["It has a home screen widget.", "It has a widget for the home screen."],
  ["After a night beside a broken charger.", "After a night next to a broken charger."],
  ["It works with seed, not with thistle.", "It works with seed, but not with thistle."],
  ["For parents whose children go to a Welsh school.", "For parents with children at a Welsh school."],
  ["Stickers that no pen will write on.", "Stickers which no pen will write on."],
  [
    "It was founded by a teacher who was tired of dried-up tubes.",
    "It was founded by a teacher tired of dried-up tubes.",
  ],
  ["You need two people and a truck.", "It takes two people and a truck."],
  [
    "The timing printout from the bench goes with the watch.",
    "The watch comes with the timing printout from the bench.",
  ],
  ["Combined postage on two or more.", "The postage is combined on two or more."],
  [
    "The blend has notes of cocoa, toasted hazelnut and dried cherry.",
    "The blend has cocoa, toasted hazelnut and dried cherry notes.",
  ],
  [
    "It began as doodles on envelopes sent to a friend.",
    "It began as doodles on envelopes that were sent to a friend.",
  ],
  ["We take the limbs back within a year.", "We take the limbs back within one year."],
  ["Each border is drawn, not picked from a sheet.", "Each border is drawn, rather than picked from a sheet."],
  ["Each block is cut to one unit, so towers line up.", "Each block is cut to one unit, and so towers line up."],
  ["Keep out of strong sun as colour can fade.", "Keep out of strong sun since colour can fade."],
  [
    "The people who build your cabinets are the ones who install them.",
    "The people who build your cabinets also install them.",
  ],
  ["Before you pick your phone back up.", "Before you pick your phone up again."],
  ["The pen is for women 18-35.", "The pen is for women aged 18-35."],
  ["An end to collars that fray and hold the smell.", "An end to collars which fray and hold the smell."],
  ["Shorter and longer on request.", "Shorter and longer if you ask."],
  ["It has limbs from 28 to 45 lb.", "It has limbs of 28 to 45 lb."],
  ["Reminders go out by text the day before.", "Reminders go out by text one day before."],
  ["Each throw is woven by one weaver.", "Each throw is woven by a single weaver."],
  ["Prints of birds, carved and printed by hand.", "Prints of birds, all carved and printed by hand."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["The dog wants painting."],
  ["The house beside us is empty."],
  ["It is made for trail shoes, not for boots."],
  ["An art teacher in Falmouth who was tired of tubes."],
  ["You need an account and a card."],
  ["The blue scarf goes with the coat."],
  ["A book about a dog."],
  ["Shoes for women 36-41 cm."],
  ["It is the dog that fray."],
  ["It adjusts from 28 to 45 lb."],
  ["Wash it twice a day, in one piece."],
  ["It opens with one hand."],
  ["Send it back within a year or two."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
