import { expect, test } from "vitest"
import { readPieces } from "./read-pieces.ts"

const told = (sentence: string) => readPieces(sentence).map(({ form, text }) => `${form}: ${text}`)

test.each<[string, string[]]>([
  ["We build walls and gardens.", ["clause: We build walls and gardens"]],
  ["we do boilers, leaks, drains, bathrooms", ["clause: we do boilers, leaks, drains and bathrooms"]],
  [
    "You give me a list of eight, I do the calling.",
    ["clause: You give me a list of eight", "clause: I do the calling"],
  ],
  ["Group pictures take fifteen minutes.", ["clause: Group pictures take fifteen minutes"]],
  ["Dogs welcome.", ["clause: Dogs are welcome"]],
  [
    "Flat fees agreed before we start, drafts within 14 days.",
    ["clause: Flat fees are agreed before we start", "things: drafts within 14 days"],
  ],
  [
    "Tuning, regulation and repairs for pianos in homes, schools and churches around Hull.",
    ["things: Tuning, regulation and repairs for pianos in homes, schools and churches around Hull"],
  ],
  [
    "Every page is certified; for Austria I am a sworn translator.",
    ["clause: Every page is certified", "clause: for Austria I am a sworn translator"],
  ],
  [
    "Flower shop in Hull making bouquets and wreaths, closed on Mondays.",
    ["things: Flower shop in Hull making bouquets and wreaths", "is: closed on Mondays"],
  ],
  [
    "Covers unplugging it safely, taking off the back and testing the fuse.",
    ["does: Covers unplugging it safely, taking off the back and testing the fuse"],
  ],
  ["No job too small!", ["clause: No job is too small"]],
  ["cover Leeds, Bradford & Wakefield", ["do: cover Leeds, Bradford and Wakefield"]],
  ["Takes about 90 minutes and costs $48 in parts.", ["does: Takes about 90 minutes and costs $48 in parts"]],
  ["Started in 2009 by a stonemason.", ["past: Started in 2009 by a stonemason"]],
  ["open Saturdays", ["is: open Saturdays"]],
  ["Open canoe for two adults", ["things: Open canoe for two adults"]],
  ["Free on-site visit", ["things: Free on-site visit"]],
  ["Planting 60 cloves of garlic in October", ["doing: Planting 60 cloves of garlic in October"]],
  [
    "Auch handgeschriebene Urkunden in Kurrent und Sütterlin.",
    ["clause: Auch handgeschriebene Urkunden in Kurrent und Sütterlin"],
  ],
  ["Ever wanted to keep bees? We teach it.", ["clause: Ever wanted to keep bees? We teach it"]],
  ["Groups never exceed nine.", ["clause: Groups never exceed nine"]],
  ["Next visit booked before I leave the yard", ["clause: the next visit is booked before I leave the yard"]],
  ["Scones come with jam; dairy-free if you ask.", ["clause: Scones come with jam, dairy-free if you ask"]],
  ["Lessons from the attic – well, from the kitchen.", ["clause: Lessons from the attic – well, from the kitchen"]],
  ["Slow first, then at full speed.", ["clause: Slow first, then at full speed"]],
  ["Please ring before you come.", ["do: Please ring before you come"]],
  ["Four visits, one a season, to your own garden", ["things: Four visits, one a season, to your own garden"]],
  ["Lost keys for houses, barns and boats across Kent", ["things: Lost keys for houses, barns and boats across Kent"]],
  ["Repotting if needed", ["clause: Repotting if needed"]],
  ["Seo gaeilge anois is arís.", ["clause: Seo gaeilge anois is arís"]],
  [
    "Same day in York and Leeds if you call before noon",
    ["clause: Same day in York and Leeds if you call before noon"],
  ],
  ["Short nails help, long sleeves don't.", ["clause: Short nails help, long sleeves don't"]],
  [
    "A new ridge, because it is cut by hand, takes nine days.",
    ["clause: A new ridge, because it is cut by hand, takes nine days"],
  ],
  ["Oil, never grease, inside.", ["clause: Oil, never grease, inside"]],
  ["Evenings: two courses, £30, weekdays", ["clause: Evenings: two courses, £30, weekdays"]],
  ["Winner, Shop of the Year, Kent Food Awards 2024", ["clause: Winner, Shop of the Year, Kent Food Awards 2024"]],
  ["What we don't do is audits.", ["clause: What we don't do is audits"]],
  ["", []],
])("%j is read as %j", (sentence, pieces) => {
  expect(told(sentence)).toEqual(pieces)
})

test("things that stand beside each other are one piece, and what is done with the last goes with it", () => {
  expect(readPieces("Eight hours of coverage, at least 450 pictures, delivered within five weeks.")).toEqual([
    {
      form: "things",
      text: "Eight hours of coverage, at least 450 pictures, delivered within five weeks",
      items: ["Eight hours of coverage", "at least 450 pictures, delivered within five weeks"],
    },
  ])
})

test("a list inside a phrase stays in it", () => {
  expect(readPieces("Piano tuning, regulation and pitch raises for uprights around Halifax.")).toHaveLength(1)
})

test.each([
  "New planting for one tired border: soil test, 60 plants, compost and mulch, planted in two days",
  "A full recipe for a rye loaf: feeding the starter, mixing with a spoon, and baking for 45 minutes",
  "We get the golden can, build a waterfall and Marshal moves in",
  "Shirts and flags stitched by hand to a board, with a deep frame and spacers",
])("%j is told whole", (sentence) => {
  expect(readPieces(`${sentence}.`)).toHaveLength(1)
})
