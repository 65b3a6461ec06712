import { expect, test } from "vitest"
import { piecesInHaste } from "./haste.ts"

test.each([
  [["I pull the bowl", "clean the main jet", "blow it out with air", "new gasket for the bowl"], 2],
  [["we strip the sash", "replace the cords", "hang it again"], 1],
  [["freeze dried sweets made in Leeds", "sour worms", "rainbow puffs (the round ones)", "snakes", "mallow crunch"], 2],
  [["people ask whether it drips", "yeah it drips a little", "made in Ohio by us"], 2],
  [["log sets in two taps", "import from a file", "export for taxes"], 3],
])("a next step shares the subject of the part before it: %j", (parts, count) => {
  expect(piecesInHaste(parts)).toHaveLength(count)
})

test("what a price is for stays with it", () => {
  const parts = ["widget for home screen", "free with 1 banner ad", "£1.99 to get rid"]
  expect(piecesInHaste(parts)).toEqual(["widget for home screen", "free with 1 banner ad, £1.99 to get rid"])
})

test("the price of more stays with what is free", () => {
  const parts = ["easy to set up", "free up to 4 people", "1.99 a month per house for more"]
  expect(piecesInHaste(parts)).toEqual(["easy to set up", "free up to 4 people, 1.99 a month per house for more"])
})

test("what takes something off stays with it", () => {
  const parts = ["big numbers on the board", "has ads in between games", "1.99 takes them off"]
  expect(piecesInHaste(parts)).toEqual(["big numbers on the board", "has ads in between games, 1.99 takes them off"])
})

test("a row of colors goes on", () => {
  const parts = ["made to order in a week", "colors are cream", "rust", "black or speckled", "wash at 30"]
  expect(piecesInHaste(parts)).toEqual([
    "made to order in a week",
    "colors are cream, rust, black or speckled",
    "wash at 30",
  ])
})

test("a choice of colors goes on, and advice does not belong to it", () => {
  const parts = ["pick your color: pink", "galaxy", "glow in dark", "measure your thumb first"]
  expect(piecesInHaste(parts)).toEqual(["pick your color: pink, galaxy, glow in dark", "measure your thumb first"])
})

test("nothing joins a price", () => {
  const parts = ["trailing plant in a pot", "£14", "easy", "likes a bright spot"]
  expect(piecesInHaste(parts)).toEqual(["trailing plant in a pot", "£14", "easy, likes a bright spot"])
})

test.each([
  ["farm call 30", "llamas 55 each", "just nails 12"],
  ["up to 5 kids", "each has their own colour"],
  ["snakes have gelatine so not vegan", "the rainbow ones are ok"],
  ["no need to download for customers", "only for barbers"],
  ["pay what it's worth if I find it", "nothing extra if I don't"],
  ["stays in a week or two", "beads last longer"],
  ["counts laps in distance races", "the ones with a lap board"],
  ["metal detecting on the beach", "5 hours"],
  ["made it for my sister", "I'm in year 12"],
])("a part that makes no sense alone stays with the part before it: %j", (...parts) => {
  expect(piecesInHaste(parts).at(-1)).toBe(parts.slice(-2).join(", "))
})
