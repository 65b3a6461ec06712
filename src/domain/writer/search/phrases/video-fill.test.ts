import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { videoFill } from "./video-fill.ts"

const fill = (videoTitle: string, description: string): string[] =>
  videoFill(makeUnderstood({ videoTitle, description, products: [] }, "youtube"))

test.each([
  ["", "Riding the Polar Bear Express from Cochrane to Moosonee, five hours by train.", "cochrane to moosonee train"],
  ["", "Winter run Calgary to Whitehorse, chains, fuel costs.", "calgary to whitehorse"],
  ["Teeline Lesson 4: The R Blends", "This is the fourth lesson in my course.", "teeline lesson"],
  ["Cheap rabbit hutch in Nakuru", "Building a two-tier rabbit hutch from offcuts.", "rabbit hutch build"],
  ["Dry stone", "Rebuilding a collapsed dry stone wall by hand.", "dry stone wall rebuild"],
  ["", "tin whistle for total beginners, one slow reel per week", "tin whistle for beginners"],
  ["", "fixing a stihl ms180 that wont idle, carb strip", "stihl ms180"],
  ["Cheap RV solar install", "400 watts of solar on a 1998 Class C", "rv solar install"],
  ["", "Rook endgame lesson on the Lucena position, with practice positions.", "rook endgame"],
  ["", "20 minute seated exercise class for over 70s, no equipment.", "seated exercise"],
  ["", "How to sharpen a hand plane iron on two diamond stones, freehand.", "how to sharpen a hand plane iron"],
  ["", "Sharpening a chisel by hand with a cheap diamond plate.", "how to sharpen a chisel"],
  ["", "Sharpening a chisel by hand with a cheap diamond plate.", "chisel sharpening"],
  ["", "Restoring a rusty cast iron pan, stripping and seasoning it.", "how to restore a cast iron pan"],
  ["", "I teach clawhammer banjo with slow play-along lessons.", "clawhammer banjo lessons"],
  ["Highveld larks made simple", "telling apart five brown larks", "highveld larks"],
  ["", "Six sailing knots tied slowly: bowline, cleat hitch, clove hitch, figure eight.", "clove hitch"],
  ["", "my paati making vatha kuzhambu in her kitchen", "vatha kuzhambu"],
])("a video %s: %s", (title, description, expected) => {
  expect(fill(title, description)).toContain(expected)
})

test.each([
  ["How to get from bed to work", /^bed to work/],
  ["Massey Ferguson 135 will not lift", /^ferguson 135/],
  ["Cheap flights made easy", /made easy|^cheap/],
  ["Trying every ride in one day", /^how to/],
  ["Swapping the hanger bearing on a grain auger", /^how to/],
])("says no half of a name and no praise: %s", (title, wrong) => {
  for (const phrase of fill(title, "A film of mine.")) expect(phrase).not.toMatch(wrong)
})
